import { type RefObject, useEffect, useState } from 'react';

/** How many controls inside an element are marked as wrong, a group of controls once. */
const errorsIn = (element: HTMLElement | null) =>
  [...(element?.querySelectorAll('[aria-invalid="true"]') ?? [])].filter(
    (control) => !control.parentElement?.closest('[aria-invalid="true"]'),
  ).length;

/** Counts the fields that are marked as wrong in each section: what is red there is what the list says. */
export function useSectionErrors(
  ids: readonly string[],
  contentRef: RefObject<HTMLElement | null>,
): readonly number[] {
  const key = ids.join(' ');
  const [counts, setCounts] = useState<readonly number[]>(() => key.split(' ').map(() => 0));

  useEffect(() => {
    const content = contentRef.current;
    if (!content) return;
    const count = () => {
      const next = key.split(' ').map((id) => errorsIn(document.getElementById(id)));
      setCounts((before) => (before.join() === next.join() ? before : next));
    };
    const observer = new MutationObserver(count);
    observer.observe(content, { attributeFilter: ['aria-invalid'], childList: true, subtree: true });
    count();
    return () => observer.disconnect();
  }, [key, contentRef]);

  return counts;
}
