/** How a page is read. */
export type PagePlan =
  /** Not at all: the rows end before it. */
  | 'nothing'
  /** The rows themselves, of a list without keys. */
  | 'rows'
  /** Of a narrow table: what is asked for is sorted there. */
  | 'narrow'
  /** All that is asked for is found first, then sorted. */
  | 'found'
  /** All that a text finds is found and sorted: it stands together, and may stand far along the order. */
  | 'gathered'
  /** From the table that gives the order; along the order of the list where that one leaves rows out. */
  | 'from'
  /** Along the order of the list, until the page is full. */
  | 'ordered';

/** What the plan of a page depends on. */
export interface PageFacts {
  /** Rows before the page. */
  readonly skipped: number;
  /** Rows that were counted. */
  readonly counted: number;
  /** There are more rows than are told. */
  readonly isFar: boolean;
  /** Ids are read before the rows. */
  readonly hasKeys: boolean;
  /** The rows are few enough to be sorted in the narrow table of the list, if it has one. */
  readonly fitsTable: boolean;
  /** Rows were found by a condition or a text, and counted so. */
  readonly wasFound: boolean;
  /** Whether a text finds little enough to sort all of it, for orders in which that stands together. */
  readonly isGathered: () => Promise<boolean>;
  /** Another table gives the order. */
  readonly hasFrom: boolean;
}

/** Chooses how a page is read: the first way that fits. */
export async function choosePlan(facts: PageFacts): Promise<PagePlan> {
  if (facts.skipped >= facts.counted) return 'nothing';
  if (!facts.hasKeys) return 'rows';
  if (facts.fitsTable) return 'narrow';
  if (facts.wasFound && !facts.isFar) return 'found';
  if (await facts.isGathered()) return 'gathered';
  return facts.hasFrom ? 'from' : 'ordered';
}
