/**
 * Simulated app inside a frame. The development gateway inserts it at the start of each page that the simulator shows. It only carries messages
 * between the frame and the simulator. The frame's name contains its settings, because it outlives the pages.
 */
{
  type Said = {
    readonly as: 'app' | 'browser';
    readonly platform: string;
    readonly userAgent: string;
    readonly fresh: boolean;
  };
  const shell = document.currentScript?.dataset.shell ?? '';
  const said = JSON.parse(window.name) as Said;
  const send = (message: Readonly<Record<string, string>>) => window.parent.postMessage(message, shell);

  if (said.as === 'browser') {
    // The system browser has reached a URL of the app, so the app opens it instead.
    send({ kind: 'link', url: location.href });
    window.stop();
  } else {
    // A real app loses session storage when its process is killed.
    if (said.fresh) sessionStorage.clear();
    window.name = JSON.stringify({ ...said, fresh: false });
    Object.defineProperty(navigator, 'userAgent', { value: said.userAgent });
    const receivers = new EventTarget();
    const waiting = new Map<string, (text: string) => void>();
    window.addEventListener('message', ({ source, origin, data }: MessageEvent<unknown>) => {
      if (source !== window.parent || origin !== shell || typeof data !== 'string') return;
      const { id } = JSON.parse(data) as { id: string };
      const reply = waiting.get(id);
      waiting.delete(id);
      if (reply) reply(data);
      else if (said.platform === 'ios') (Reflect.get(window, 'quaysideAnswer') as (text: string) => void)(data);
      else receivers.dispatchEvent(new MessageEvent('message', { data }));
    });
    const post = (text: string) => send({ kind: 'message', text });
    if (said.platform === 'ios') {
      // WKScriptMessageHandlerWithReply: the first response resolves the promise.
      const postMessage = (text: string) =>
        new Promise<string>((resolve) => {
          waiting.set((JSON.parse(text) as { id: string }).id, resolve);
          post(text);
        });
      Object.defineProperty(window, 'webkit', { value: { messageHandlers: { quaysideNative: { postMessage } } } });
    } else
      Object.defineProperty(window, 'quaysideNative', {
        configurable: true,
        value: {
          postMessage: post,
          addEventListener: receivers.addEventListener.bind(receivers),
          removeEventListener: receivers.removeEventListener.bind(receivers),
        },
      });
    let last = '';
    const sendAddress = () => {
      const now = `${location.href} ${document.title}`;
      if (now !== last) send({ kind: 'at', url: location.href, title: document.title });
      last = now;
    };
    new MutationObserver(sendAddress).observe(document, { subtree: true, childList: true, characterData: true });
    window.addEventListener('popstate', sendAddress);
    sendAddress();
  }
}
