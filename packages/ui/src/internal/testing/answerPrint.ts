/**
 * Stands in for the browser's print dialog, which no test can answer, in frames printed from.
 *
 * @returns stops
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
