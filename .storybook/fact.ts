import { type waitFor, within } from 'storybook/test';

type WaitOptions = Parameters<typeof waitFor>[1];
type Queries = Pick<ReturnType<typeof within>, 'getByText' | 'findByText'>;

const besideTerm = (term: HTMLElement) => within(term.parentElement ?? term).getByRole('definition');

/** The value of a fact in a `DescriptionList`, beside its label: HTML gives a `<dd>` no name to be found by. */
export function fact(canvas: Queries, label: string): HTMLElement {
  return besideTerm(canvas.getByText(label, { selector: 'dt' }));
}

/** Waits for the fact. */
export async function findFact(canvas: Queries, label: string, options?: WaitOptions): Promise<HTMLElement> {
  return besideTerm(await canvas.findByText(label, { selector: 'dt' }, options));
}
