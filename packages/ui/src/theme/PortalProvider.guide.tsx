import type { Guide } from '../internal/stories/guide.ts';

export const guide: Guide = {
  use: [
    'Once around the application, before its router: tokens, theme, density, language and links for everything below.',
    'A second time inside, for a part in other words or with other links.',
  ],
  instead: [],
  pairs: [],
  anatomy: {
    Theme: 'light, dark, or that of the system; an attribute of the document',
    Density: 'comfortable or compact; an attribute of the document',
    Brand: 'accent, corners and typeface, from `createBrand`',
    Language: '`locale` for all texts, numbers and dates; `messages` for some texts alone',
    Links: '`linkComponent`, the link of the router',
    Failures: '`onLoadError`, for what could not be loaded when it was opened',
    Nonce: 'for a page whose policy asks for one; on a server `ServerStyleSheet` takes it',
  },
  writing: [],
  accessibility: [
    'Every accent is drawn in a lightness that can be read on its surface, in both themes.',
    'Nothing is drawn anew when theme, density or brand change: focus and what was typed stay.',
    'The application writes `lang` on its `<html>`, in the language that `locale` speaks.',
  ],
  related: ['Link', 'AppShell'],
};
