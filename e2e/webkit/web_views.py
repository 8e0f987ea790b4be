"""Runs WebKit web views. Reads orders as JSON lines from standard input, and writes answers and events to standard output.

It only passes messages on; the TypeScript tests implement the native app. An order is {"id", "do", "view", ...}, and its
answer is {"id", "value"} or {"id", "error"}. An event of a view is {"view", "event", ...}.
"""

import json
import os
import sys

import gi

gi.require_version("Gdk", "3.0")
gi.require_version("Gtk", "3.0")
gi.require_version("JavaScriptCore", "4.1")
gi.require_version("WebKit2", "4.1")
from gi.repository import GLib, Gtk, JavaScriptCore, WebKit2  # noqa: E402

HANDLER = "quaysideNative"
# The app answers at once, but on a busy machine its answers can exceed the page's time limits.
EXTEND_TIME_LIMITS = """{
  const { setTimeout } = window;
  window.setTimeout = (run, milliseconds, ...given) =>
    setTimeout(run, milliseconds >= 5000 ? 10 * milliseconds : milliseconds, ...given);
}"""
VIEWS = {}
REPLIES = {}
PENDING = b""


def say(message):
    sys.stdout.write(json.dumps(message) + "\n")
    sys.stdout.flush()


class View:
    """A web view in its own window. With `handler`, the page detects the app around it; without, it runs in a browser."""

    def __init__(self, name, user_agent, folder, handler, links):
        self.name, self.links = name, links
        data = WebKit2.WebsiteDataManager(base_data_directory=folder, base_cache_directory=os.path.join(folder, "cache"))
        content = WebKit2.UserContentManager()
        self.web = WebKit2.WebView(
            web_context=WebKit2.WebContext(website_data_manager=data), user_content_manager=content
        )
        settings = self.web.get_settings()
        settings.set_user_agent(user_agent)
        settings.set_enable_media_stream(True)
        settings.set_enable_mock_capture_devices(True)
        settings.set_hardware_acceleration_policy(WebKit2.HardwareAccelerationPolicy.NEVER)
        if handler:
            content.connect("script-message-with-reply-received::" + HANDLER, self.on_message)
            content.register_script_message_handler_with_reply(HANDLER, None)
            content.add_script(
                WebKit2.UserScript.new(
                    EXTEND_TIME_LIMITS,
                    WebKit2.UserContentInjectedFrames.TOP_FRAME,
                    WebKit2.UserScriptInjectionTime.START,
                    None,
                    None,
                )
            )
        self.web.connect("decide-policy", self.on_policy)
        self.web.connect("load-changed", self.on_load)
        self.web.connect("web-process-terminated", self.on_end)
        self.web.connect("permission-request", self.on_permission)
        self.web.connect("run-file-chooser", self.on_file_chooser)
        self.window = Gtk.OffscreenWindow()
        self.window.set_default_size(390, 844)
        self.web.set_size_request(390, 844)
        self.window.add(self.web)
        self.window.show_all()

    def tell(self, event, **more):
        say({"view": self.name, "event": event, **more})

    def on_message(self, _manager, value, reply):
        number = len(REPLIES)
        REPLIES[number] = (reply, value.get_context())  # another context would keep WebKit from starting
        self.tell("message", reply=number, text=value.to_string())
        return True

    def on_policy(self, _web, decision, kind):
        if kind == WebKit2.PolicyDecisionType.RESPONSE:
            return False
        url = decision.get_navigation_action().get_request().get_uri()
        if kind == WebKit2.PolicyDecisionType.NEW_WINDOW_ACTION:
            self.tell("window", url=url)
        elif any(url.startswith(link) for link in self.links):
            self.tell("link", url=url)  # the system passes it to the app that registered it
        else:
            return False
        decision.ignore()
        return True

    def on_load(self, _web, change):
        if change == WebKit2.LoadEvent.FINISHED:
            self.tell("loaded", url=self.web.get_uri())

    def on_end(self, _web, reason):
        self.tell("ended", reason=reason.value_nick)

    def on_permission(self, _web, request):
        request.allow()
        return True

    def on_file_chooser(self, _web, request):
        self.tell("file-chooser", types=request.get_mime_types() or [])
        request.cancel()
        return True

    def evaluate(self, answer, body):
        def done(_web, result):
            try:
                value = self.web.call_async_javascript_function_finish(result)
                text = value.to_json(0)
                answer(value=json.loads(text) if text else None)
            except GLib.Error as error:
                answer(error=error.message)

        self.web.call_async_javascript_function(body, -1, None, None, None, None, done)

    def picture(self, path):
        self.window.get_pixbuf().savev(path, "png", [], [])


def reply(number, text):
    message, context = REPLIES.pop(number)
    message.return_value(JavaScriptCore.Value.new_string(context, text))


def carry_out(order, answer):
    what, view = order["do"], VIEWS.get(order.get("view"))
    if what == "open":
        VIEWS[order["view"]] = View(
            order["view"], order["userAgent"], order["folder"], order["handler"], order["links"]
        )
    elif what == "load":
        view.web.load_uri(order["url"])
    elif what == "evaluate":
        return view.evaluate(answer, order["body"])
    elif what == "reply":
        reply(order["reply"], order["text"])
    elif what == "kill":
        view.web.terminate_web_process()
    elif what == "picture":
        view.picture(order["path"])
    else:
        return answer(error="unknown order " + what)
    answer(value=None)


def on_input(descriptor, _condition):
    global PENDING
    read = os.read(descriptor, 1 << 20)
    if not read:
        Gtk.main_quit()
        return False
    *lines, PENDING = (PENDING + read).split(b"\n")
    for line in lines:
        take(json.loads(line))
    return True


def take(order):
    def answer(**what):
        say({"id": order["id"], **what})

    try:
        carry_out(order, answer)
    except Exception as error:  # noqa: BLE001 - whatever it was belongs to whoever gave the order
        answer(error=repr(error))


GLib.unix_fd_add_full(GLib.PRIORITY_DEFAULT, sys.stdin.fileno(), GLib.IOCondition.IN | GLib.IOCondition.HUP, on_input)
say({"event": "ready", "webkit": f"{WebKit2.get_major_version()}.{WebKit2.get_minor_version()}.{WebKit2.get_micro_version()}"})
Gtk.main()
