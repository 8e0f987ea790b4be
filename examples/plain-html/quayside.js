// The one file that knows of packages. "npm run build" bundles it into site/vendor, which is served as it is.
import { defineQuaysideFlow } from "@quayside/embed/element";
import key from "./broker-key.json";

defineQuaysideFlow();

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
        return Promise.resolve({ production: key, test: key });
    },
};

// Each flow is fetched when somebody asks for it.
export var flows = {
    options: function () {
        return import("@quayside/flow-derivatives/options").then(function (m) {
            return m.optionsFlow();
        });
    },
    w8ben: function () {
        return import("@quayside/flow-w8ben/w8ben-update").then(function (m) {
            return m.w8benUpdateFlow;
        });
    },
};
