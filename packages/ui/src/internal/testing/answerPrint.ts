/**
 * Replaces the browser's print dialog in frames, since a test cannot answer it.
 *
 * @returns restores it
 */
export function answerPrint(print: (view: Window) => void) {
  const observer = new MutationObserver(() => {
    for (const frame of document.querySelectorAll('iframe[srcdoc]')) {
      if (!(frame instanceof HTMLIFrameElement)) continue;
      frame.addEventListener('load', () => {
        const view = frame.contentWindow;
        if (view) view.print = () => print(view);
      });
    }
  });
  observer.observe(document.body, { childList: true });
  return () => observer.disconnect();
}
