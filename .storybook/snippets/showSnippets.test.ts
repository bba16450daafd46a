import { expect, it } from 'vitest';
import { addedCode } from './showSnippets.ts';

it('shows the snippet of a story, and no code where there is none', async () => {
  const module = `
    const of = (height) => ({ input: { parameters: { layout: 'padded', docs: { story: { height }, source: { originalSource: 'meta.story()' } } } } });
    export const Default = of(1);
    export const Matrix = of(2);
    export const Bare = { input: {} };
    ${addedCode({ Default: { code: '<p>"1"</p>\n' }, Matrix: { reason: 'a sheet of states' }, Bare: { code: '2' } })}`;
  const stories = await import(`data:text/javascript,${encodeURIComponent(module)}`);
  const source = { originalSource: 'meta.story()' };
  expect(stories.Default.input.parameters).toEqual({
    layout: 'padded',
    docs: {
      codePanel: true,
      story: { height: 1 },
      source: { ...source, code: '<p>"1"</p>\n', language: 'tsx' },
    },
  });
  expect(stories.Matrix.input.parameters.docs).toEqual({
    canvas: { sourceState: 'none' },
    story: { height: 2 },
    source,
  });
  expect(stories.Bare.input.parameters.docs.source).toEqual({ code: '2', language: 'tsx' });
});
