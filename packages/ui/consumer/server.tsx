/** The server of somebody else, in plain Node: prints every component as markup by its name, and their styles. */
import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { examples } from '../src/internal/testing/examples.tsx';
import { Page } from './Page.tsx';

const sheet = new ServerStyleSheet();
const markup = Object.entries(examples).map(([name, example]) => {
  const page = (
    <Page key={name} name={name} nonce="not used by a server">
      {example}
    </Page>
  );
  return [name, renderToString(sheet.collectStyles(page))] as const;
});
console.log(JSON.stringify({ markup: Object.fromEntries(markup), styles: sheet.getStyleTags() }));
