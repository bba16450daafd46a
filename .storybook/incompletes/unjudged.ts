import type { CheckResult, NodeResult, Result } from 'axe-core';
import { type Judgement, judged } from './judged.ts';

/** What axe names: by a selector for each frame or shadow root around it. */
type Place = Pick<NodeResult, 'target'>;

interface Check extends Pick<CheckResult, 'data'> {
  relatedNodes?: Place[];
}

/** The part of an element's result that is read. */
type Finding = Place & Record<'any' | 'all' | 'none', Check[]>;

/** Whether a selector describes what is in a place. */
type Matches = (place: Place, selector: string) => boolean;

const matchesInPage: Matches = ({ target }, selector) =>
  document.querySelector(target.join(' '))?.matches(selector) ?? false;

function isJudged(rule: string, finding: Finding, list: readonly Judgement[], matches: Matches): boolean {
  const checks = [...finding.any, ...finding.all, ...finding.none];
  const keys = checks.map(({ data }): unknown => data?.messageKey);
  const places = [finding, ...checks.flatMap(({ relatedNodes = [] }) => relatedNodes)];
  return list.some(
    ({ rule: its, messageKey, selector }) =>
      its === rule &&
      (messageKey === undefined || keys.includes(messageKey)) &&
      places.some((place) => matches(place, selector)),
  );
}

/** The results with those elements that are meant, where there are some. */
export const only = <Found extends { nodes: unknown[] }>(
  results: readonly Found[],
  isMeant: (node: Found['nodes'][number], result: Found) => boolean,
): Found[] =>
  results
    .map((result) => ({ ...result, nodes: result.nodes.filter((node) => isMeant(node, result)) }))
    .filter(({ nodes }) => nodes.length > 0);

/** What axe left undecided and the list does not name. */
export const unjudged = <Undecided extends Pick<Result, 'id'> & { nodes: Finding[] }>(
  undecided: readonly Undecided[],
  list: readonly Judgement[] = judged,
  matches: Matches = matchesInPage,
): Undecided[] => only(undecided, (node, { id }) => !isJudged(id, node, list, matches));
