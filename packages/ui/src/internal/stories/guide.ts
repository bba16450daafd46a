import type { ReactNode } from 'react';

/** Another component, and the case that it is for. */
interface Alternative {
  /** "A few short choices that should all be seen". */
  readonly when: string;
  /** Name of the component: "RadioGroup". */
  readonly take: string;
}

/** The same thing done well and badly, side by side. */
interface Pair {
  readonly good: ReactNode;
  readonly bad: ReactNode;
  /** One sentence: what makes the difference. */
  readonly why: string;
}

/** A text as it should be, and as it should not. */
interface Wording {
  /** Portuguese. */
  readonly write: string;
  /** Portuguese. */
  readonly not: string;
  readonly why: string;
}

/**
 * What the page of a component says beside its stories, in English with the Portuguese texts quoted; Markdown within
 * sentences. The keys are not here: the page lists the steps of the story `Keyboard`, which a test walks.
 */
export interface Guide {
  /** When it is the right one, a sentence each. */
  readonly use: readonly string[];
  /** When another one is. */
  readonly instead: readonly Alternative[];
  readonly pairs: readonly Pair[];
  /** Its parts in reading order, each with what it is for. */
  readonly anatomy: Readonly<Record<string, string>>;
  /** Rules of its texts; none where all its words are its own. */
  readonly writing: readonly Wording[];
  /** What it does for people with a keyboard, a screen reader or large text, and what its user has to add. */
  readonly accessibility: readonly string[];
  /** Names of components that are used with it or taken for it. */
  readonly related: readonly string[];
}
