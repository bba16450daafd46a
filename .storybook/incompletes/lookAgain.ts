import axe, { type AxeResults, type NodeResult, type Result } from 'axe-core';
import { only } from './unjudged.ts';

const rule = 'color-contrast';

/** Why axe gives up over the place of a text; the last two say so of a text too short or empty that it is not sure of. */
const places = [
  'bgOverlap',
  'elmPartiallyObscured',
  'elmPartiallyObscuring',
  'emptyValue',
  'shortTextContent',
];

const isMisplaced = ({ any }: NodeResult) => any.some(({ data }) => places.includes(data?.messageKey));

const judge = (elements: Element[]) =>
  axe.run(
    { include: elements },
    { runOnly: rule, resultTypes: ['violations', 'incomplete'], elementRef: true },
  );

/** Remembers how far everything around an element is scrolled. */
function scrollKeeper(element: Element): () => void {
  const boxes: Array<readonly [box: Element, left: number, top: number]> = [];
  for (let box = element.parentElement; box; box = box.parentElement) {
    boxes.push([box, box.scrollLeft, box.scrollTop]);
  }
  return () => {
    for (const [box, left, top] of boxes) box.scrollTo({ left, top, behavior: 'instant' });
  };
}

/** Whether something that floats lies over a text: nobody reads it there, and stories without it show it. */
function isCovered(element: Element): boolean {
  const text = document.createRange();
  text.selectNodeContents(element);
  const lines = [...text.getClientRects()]; // none of an input, whose text is its value
  return (lines.length > 0 ? lines : [element.getBoundingClientRect()]).some(
    ({ left, top, width, height }) => {
      const above = document.elementFromPoint(left + width / 2, top + height / 2);
      const float = above?.closest('[data-floating-ui-focusable]');
      return float !== null && float !== undefined && !float.contains(element);
    },
  );
}

/**
 * axe gives up on the contrast of a text that is half scrolled out of sight or lies under what sticks to an edge. Here it
 * judges such texts again, each in the middle of what scrolls around it; the page then stands as before. What a popup or
 * a dialog covers even there is left out.
 */
export async function lookAgain(
  undecided: readonly Result[],
): Promise<Pick<AxeResults, 'violations' | 'incomplete'>> {
  const isAsked = (node: NodeResult, { id }: Result) => id === rule && isMisplaced(node);
  const violations: Result[] = [];
  const incomplete = only(undecided, (...one) => !isAsked(...one));
  let waiting = only(undecided, isAsked)
    .flatMap(({ nodes }) => nodes)
    .flatMap(({ target }) => [...document.querySelectorAll(target.join(' '))]);
  for (let [first] = waiting; first; [first] = waiting) {
    const putBack = scrollKeeper(first);
    first.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    const found = isCovered(first) ? undefined : await judge(waiting);
    putBack();
    violations.push(...(found?.violations ?? []));
    incomplete.push(...only(found?.incomplete ?? [], ({ element }) => element === first));
    const left =
      found?.incomplete.flatMap(({ nodes }) => nodes.flatMap(({ element }) => element ?? [])) ?? waiting;
    waiting = left.filter((element) => element !== first && element.isConnected);
  }
  return { violations, incomplete };
}
