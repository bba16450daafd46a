/** Has what is on screen read again, as where the user comes back to a page that was left a minute ago. */
export function readOldAgain(): void {
  const { now } = Date;
  const later = now() + 60_000;
  Date.now = () => later; // a spy would note its own calls by it
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  setTimeout(() => {
    Date.now = now; // by then it is known what is old
  });
}
