import axe, { type Result } from 'axe-core';
import { pageContext } from '../pageContext.ts';
import { lookAgain } from './lookAgain.ts';
import { unjudged } from './unjudged.ts';

/** What axe found, in words: the rule, and each element with what is wrong with it. */
export const inWords = (results: readonly Result[]): string[] =>
  results.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${help}\n${html}\n${failureSummary}`),
  );

/** The same rules once more: what axe saw on its way in or out, as a dialog that closes, is there no more. */
async function settled(undecided: readonly Result[]): Promise<readonly Result[]> {
  const rules = unjudged(undecided).map(({ id }) => id);
  if (rules.length === 0) return [];
  const { incomplete } = await axe.run(pageContext, {
    runOnly: { type: 'rule', values: rules },
    resultTypes: ['incomplete'],
  });
  return incomplete;
}

/** What is left to say of what axe could not decide: nothing, where a second look decides or it stands in `judged.ts`. */
export async function complaintsAbout(undecided: readonly Result[]): Promise<string[]> {
  const first = await lookAgain(unjudged(undecided));
  const second = await lookAgain(await settled(first.incomplete)); // most often nothing is left for it
  return [
    ...inWords([...first.violations, ...second.violations]),
    ...inWords(unjudged(second.incomplete)).map(
      (words) =>
        `axe cannot decide (mend it, or give the reason why it is right in .storybook/incompletes/judged.ts):\n${words}`,
    ),
  ];
}
