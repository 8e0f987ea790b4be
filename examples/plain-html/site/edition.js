var broker = new URL("/broker/", location.href).href;

export var edition = {
    name: "sg",
    appType: 12,
    version: "1.0.0",
    defaultLanguage: "en",
    environment: {
        name: "dev",
        storageBucket: "dev",
        bases: { trading: broker, business: broker, log: broker, analysis: broker, sso: broker },
    },
    encryptionKeys: function () {
        return fetch("broker-key.json")
            .then(function (answer) {
                return answer.json();
            })
            .then(function (key) {
                return { production: key, test: key };
            });
    },
};
