import {
  Controls,
  Heading,
  Markdown,
  Primary,
  Stories,
  Subheading,
  Subtitle,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import { Fragment, type ReactNode, use } from 'react';
import type { Guide } from '../../packages/ui/src/internal/stories/guide.ts';
import { keysOf } from '../../packages/ui/src/internal/stories/keysOf.ts';
import type { NamedType } from '../types/namedType.ts';
import { typesOf } from '../types/typesOf.ts';
import * as S from './ComponentPage.styles.ts';
import { guideOf, pageOf } from './guideOf.ts';

const cell = (text: string) => text.replaceAll('|', '\\|');
const table = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  [head, head.map(() => '---'), ...rows.map((row) => row.map(cell))]
    .map((row) => `| ${row.join(' | ')} |`)
    .join('\n');
const list = (lines: readonly string[]) => lines.map((line) => `- ${line}`).join('\n');
const link = (name: string) => `[${name}](${pageOf(name)})`;

function Part({ title, shown, children }: { title: string; shown: boolean; children: ReactNode }) {
  return shown ? (
    <>
      <Heading>{title}</Heading>
      {children}
    </>
  ) : null;
}

function Teaching({ guide, keyboard }: { guide: Guide; keyboard: string }) {
  const keys = keysOf(keyboard);
  return (
    <>
      <Heading>When to use it</Heading>
      <Markdown>{list(guide.use)}</Markdown>
      <Part title="When to take another" shown={guide.instead.length > 0}>
        <Markdown>
          {table(
            ['Case', 'Take'],
            guide.instead.map(({ when, take }) => [when, link(take)]),
          )}
        </Markdown>
      </Part>
      <Part title="Do and don't" shown={guide.pairs.length > 0}>
        {guide.pairs.map(({ good, bad, why }) => (
          <S.Pair key={why}>
            <S.Side data-verdict="good">
              <S.Verdict>Do</S.Verdict>
              <S.Stage className="sb-unstyled">{good}</S.Stage>
            </S.Side>
            <S.Side data-verdict="bad">
              <S.Verdict>Don't</S.Verdict>
              <S.Stage className="sb-unstyled">{bad}</S.Stage>
            </S.Side>
            <S.Why>{why}</S.Why>
          </S.Pair>
        ))}
      </Part>
      <Heading>Anatomy</Heading>
      <Markdown>{list(Object.entries(guide.anatomy).map(([part, what]) => `**${part}**: ${what}`))}</Markdown>
      <Part title="Keyboard" shown={keys.length > 0}>
        <Markdown>
          {table(
            ['Keys', 'What they do'],
            keys.map(({ keys, effect }) => [keys, effect]),
          )}
        </Markdown>
      </Part>
      <Part title="Writing" shown={guide.writing.length > 0}>
        <Markdown>
          {table(
            ['Write', 'Not', 'Why'],
            guide.writing.map(({ write, not, why }) => [write, not, why]),
          )}
        </Markdown>
      </Part>
      <Heading>Accessibility</Heading>
      <Markdown>{list(guide.accessibility)}</Markdown>
      <Heading>Related</Heading>
      <Markdown>{guide.related.map(link).join(' · ')}</Markdown>
    </>
  );
}

const code = (text: string) => (text ? `\`${text}\`` : '');

/** What the props speak of by name: the fields of each type, in the words of its docstring. */
function Types({ types }: { types: readonly NamedType[] }) {
  return types.map(({ name, description, written, fields }) => {
    const hasKinds = fields.some(({ of }) => of !== '');
    const head = ['Field', 'Type', 'Default', ...(hasKinds ? ['Of'] : []), 'What it is'];
    const rows = fields.map(({ name, type, required, standard, of, description }) => [
      code(required ? name : `${name}?`),
      code(type),
      standard,
      ...(hasKinds ? [of ? of.split(', ').map(code).join(', ') : 'all'] : []),
      description,
    ]);
    return (
      <Fragment key={name}>
        <Subheading>{name}</Subheading>
        <Markdown>
          {[description, code(written), rows.length > 0 ? table(head, rows) : '']
            .filter(Boolean)
            .join('\n\n')}
        </Markdown>
      </Fragment>
    );
  });
}

const loaded = new Map<string, Promise<Guide | null>>();

/** One promise a file, so that React finds it again. */
function loadOnce(file: string): Promise<Guide | null> {
  const known = loaded.get(file) ?? guideOf(file);
  loaded.set(file, known);
  return known;
}

/** The page of a component: its first story, its guide where it has one, its props with their types, and all stories. */
export function ComponentPage() {
  const { csfFile, preparedMeta } = useOf('meta', ['meta']);
  const file = String(preparedMeta.parameters.fileName);
  const guide = use(loadOnce(file));
  const { description, types } = typesOf(file);
  const keyboard = csfFile.stories[`${preparedMeta.id}--keyboard`];
  return (
    <S.Page>
      <Title />
      <Subtitle />
      <Markdown>{description}</Markdown>
      <Primary />
      {guide && (
        <Teaching guide={guide} keyboard={String(keyboard?.parameters?.docs?.source?.originalSource ?? '')} />
      )}
      <Part title="Props" shown={preparedMeta.component !== undefined}>
        <Controls />
      </Part>
      <Part title="Types" shown={types.length > 0}>
        <Types types={types} />
      </Part>
      <Stories />
    </S.Page>
  );
}
