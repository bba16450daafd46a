import path from 'node:path';
import { type HtmlTagDescriptor, type Plugin, runnerImport } from 'vite';

/** Puts the frame of the pages into the first page, where `main.tsx` shows it while the portal is on its way. */
export const frameInHtml = (): Plugin => ({
  name: 'portal-frame-in-html',
  apply: 'build',
  async transformIndexHtml() {
    const file = path.join(import.meta.dirname, 'frame.tsx');
    const { module } = await runnerImport<typeof import('./frame.tsx')>(file, { configFile: false });
    const { frames, styles } = module.drawFrames();
    return [
      { tag: 'style', attrs: { nonce: '%CSP_NONCE%' }, children: styles, injectTo: 'head' },
      ...Object.entries(frames).map(
        ([navigation, markup]): HtmlTagDescriptor => ({
          tag: 'template',
          attrs: { id: `frame-${navigation}` },
          children: markup,
          injectTo: 'body',
        }),
      ),
    ];
  },
});
