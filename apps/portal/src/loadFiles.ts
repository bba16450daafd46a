/** The files of the built portal that are there or on their way. */
const files = new Map<string, Promise<unknown> | undefined>();

let fetchesFirst = false;

/** Whether what failed can be asked for again in this document. */
export const asksAgain = (): boolean => fetchesFirst;

let underWay = 0;

/** Whether a part is being loaded. */
export const isLoading = (): boolean => underWay > 0;

/**
 * From now on files are fetched before they are loaded as modules, out of the browser's cache: a browser never asks again for
 * a module that failed in this document (whatwg/html#6768), but for a file it does. Until then a page is there sooner.
 */
export function fetchFirst(): void {
  fetchesFirst = true;
}

async function fetchFile(address: string): Promise<void> {
  const answer = await fetch(address);
  if (!answer.ok) throw new TypeError(address);
  await answer.blob();
}

function bring(file: string): Promise<unknown> | undefined {
  const isScript = file.endsWith('.js');
  const href = `${import.meta.env.BASE_URL}${file}`;
  if (isScript && fetchesFirst) return fetchFile(href);
  const link = document.createElement('link');
  const { nonce = '' } = document.querySelector<HTMLElement>('meta[property=csp-nonce]') ?? {};
  Object.assign(link, { rel: isScript ? 'modulepreload' : 'stylesheet', crossOrigin: '', nonce, href });
  document.head.append(link);
  if (isScript) return undefined;
  return new Promise((resolve, reject) => Object.assign(link, { onload: resolve, onerror: reject }));
}

/** Loads a part of the portal with the files that it is made of: what the build makes of each `import()`. */
export async function loadFiles<Part>(
  load: () => Promise<Part>,
  needed: readonly string[] = [],
): Promise<Part> {
  underWay += 1;
  try {
    await Promise.all(
      needed.map(async (file) => {
        if (!files.has(file)) files.set(file, bring(file));
        try {
          await files.get(file);
        } catch (error) {
          files.delete(file);
          throw error;
        }
      }),
    );
    return await load();
  } finally {
    underWay -= 1;
  }
}
