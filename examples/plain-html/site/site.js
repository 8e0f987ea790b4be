import { defineQuaysideFlow, flows } from "./quayside/quayside.js";
import { edition } from "./edition.js";

defineQuaysideFlow();

var query = new URLSearchParams(location.search);
var flow = document.getElementById("flow");
var said = document.getElementById("said");

// The site knows who is signed in. Its server requests a login code for this customer from the broker.
function session() {
    return fetch("/session?customer=" + encodeURIComponent(query.get("customer") || ""), { method: "POST" }).then(
        function (answer) {
            if (!answer.ok) throw new Error("not signed in");
            return answer.json();
        }
    );
}

if (query.get("language")) flow.setAttribute("language", query.get("language"));
if (query.get("skin")) flow.setAttribute("skin", query.get("skin"));

flow.addEventListener("quayside", function (event) {
    if (event.detail.type === "submitted") said.textContent = "Thank you. Your reference: " + event.detail.reference;
});
flow.addEventListener("quayside-error", function (event) {
    if (event.detail.nextAction === "sign-in") said.textContent = "Please sign in again.";
});

// Each flow loads when the customer opens it.
document.querySelectorAll("[data-flow]").forEach(function (button) {
    button.addEventListener("click", function () {
        said.textContent = "";
        flows[button.dataset.flow]().then(function (definition) {
            flow.options = {
                edition: edition,
                flow: definition,
                session: session,
                tokens: { "--q-brand-accent": "#7a1f3d", "--q-brand-accent-strong": "#561229" },
            };
        });
    });
});
