import axe from 'axe-core';
import './darkTheme.ts';
import { inWords } from './incompletes/complaintsAbout.ts';
import { pageContext } from './pageContext.ts';

/** What the theme can break: it is a set of custom properties, so that nothing but colours differs. */
const colourRules = ['color-contrast', 'link-in-text-block'];

globalThis.judgeInDark = async () => {
  const { dataset } = document.documentElement;
  const { theme } = dataset;
  dataset.theme = 'dark';
  try {
    const { violations } = await axe.run(pageContext, {
      runOnly: { type: 'rule', values: colourRules },
      resultTypes: ['violations'], // what cannot be decided is no matter of colours: it was judged in light
    });
    const found = inWords(violations);
    if (found.length > 0) throw new Error(`In the dark theme:\n${found.join('\n\n')}`);
  } finally {
    Object.assign(dataset, { theme });
  }
};
