import path from 'node:path';
import type { Plugin } from 'vite';
import { readPublicNames } from './publicNames.ts';
import { type Snippet, storySnippets } from './storySnippets.ts';

const library = path.resolve(import.meta.dirname, '../../packages/ui');
const isOfLibrary = (file: string) => file.startsWith(library) && /\.tsx?$/.test(file);

/** What the documentation says of a story: its snippet, or no code where that teaches nothing. */
const docsOf = (snippet: Snippet) =>
  'code' in snippet
    ? { codePanel: true, source: { code: snippet.code, language: 'tsx' } }
    : { canvas: { sourceState: 'none' } };

/** What a module of stories says in the end, when Storybook has added its own. */
export function addedCode(snippets: Readonly<Record<string, Snippet>>): string {
  const given = Object.entries(snippets).map(
    ([story, snippet]) => `[${story}, ${JSON.stringify(docsOf(snippet))}]`,
  );
  return `for (const [{ input }, docs] of [${given.join(',\n')}]) {
  const before = input.parameters?.docs;
  const source = { ...before?.source, ...docs.source };
  input.parameters = { ...input.parameters, docs: { ...before, ...docs, source } };
}`;
}

/** Gives the stories of `@portal/ui` the code that "Show code" and the code panel show. */
export function showSnippets(): Plugin {
  let publicNames: ReturnType<typeof readPublicNames> | undefined;
  return {
    name: 'portal:show-snippets',
    watchChange(file) {
      if (isOfLibrary(file)) publicNames = undefined;
    },
    transform: {
      order: 'post',
      filter: { id: /\.stories\.tsx$/ },
      handler(code, id) {
        if (!isOfLibrary(id)) return undefined;
        publicNames ??= readPublicNames();
        return { code: `${code}\n${addedCode(storySnippets(id, publicNames))}\n`, map: null };
      },
    },
  };
}
