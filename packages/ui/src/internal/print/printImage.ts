let releaseLast: (() => void) | undefined;

/** An empty page of its own beside this one; an element without size is printed all the same. */
function emptyPage(title: string): Promise<HTMLIFrameElement> {
  const frame = document.createElement('iframe');
  frame.title = title;
  frame.tabIndex = -1;
  frame.setAttribute('aria-hidden', 'true');
  Object.assign(frame.style, { position: 'fixed', inlineSize: '0', blockSize: '0', border: '0' });
  // about:blank is filled anew by Firefox after it was written to. No string, for Trusted Types would refuse it.
  frame.toggleAttribute('srcdoc', true);
  return new Promise((resolve) => {
    frame.addEventListener('load', () => resolve(frame), { once: true });
    document.body.append(frame);
  });
}

/**
 * Opens the browser's print dialog for one picture and nothing else of the page.
 *
 * @param title heading of the printed page, where the browser writes one
 */
export async function printImage(image: Blob, title: string): Promise<void> {
  releaseLast?.();
  const url = URL.createObjectURL(image);
  const frame = await emptyPage(title);
  const release = () => {
    frame.remove();
    URL.revokeObjectURL(url);
    if (releaseLast === release) releaseLast = undefined;
  };
  releaseLast = release;
  const { contentDocument: page, contentWindow: view } = frame;
  try {
    if (!page || !view) throw new Error('The frame to print from has no page');
    page.title = title;
    const picture = page.createElement('img');
    picture.alt = title;
    // On one page, however tall it is: a page break would cut a chart in two.
    Object.assign(picture.style, { display: 'block', maxInlineSize: '100%', maxBlockSize: '100vh' });
    page.body.style.margin = '0';
    picture.src = url;
    page.body.append(picture);
    await picture.decode();
    view.addEventListener('afterprint', release, { once: true });
    view.print();
  } catch (error) {
    release();
    throw error;
  }
}
