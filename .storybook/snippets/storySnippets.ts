import type { PublicNames } from './publicNames.ts';
import { isRequired } from './requiredProps.ts';
import { NotPasteable } from './snippetModule.ts';
import { readSourceFile } from './sourceFile.ts';
import { type Arg, annotationsIn, argsOf, isGuard, isUndefined, merged } from './storyArgs.ts';
import { componentOf, StoryWriter } from './storyWriter.ts';

/** The code of a story as a module of its own, or why it has none. */
export type Snippet = { code: string } | { reason: string };

/** What "Show code" shows of each story of a file: a module that can be pasted into an application. */
export function storySnippets(
  file: string,
  publicNames: PublicNames,
  text?: string,
): Record<string, Snippet> {
  const source = readSourceFile(file, text);
  const { meta, stories } = annotationsIn(source);
  const component = meta.component && componentOf(meta.component);
  const isNeeded = ({ name }: Arg) =>
    component?.type === 'Identifier' && name !== undefined && isRequired(source, component.name, name);
  return Object.fromEntries(
    [...stories].map(([name, story]): [string, Snippet] => {
      try {
        const args = merged([...argsOf(meta.args, stories), ...argsOf(story.args, stories)]).filter(
          (arg) => !isGuard(source, arg) && (!isUndefined(arg) || isNeeded(arg)),
        );
        const writer = new StoryWriter(source, args, publicNames);
        return [
          name,
          { code: writer.write({ component: meta.component, render: story.render ?? meta.render }) },
        ];
      } catch (error) {
        if (!(error instanceof NotPasteable)) throw error;
        return [name, { reason: error.message }];
      }
    }),
  );
}
