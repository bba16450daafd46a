/** What a measured page offers to the driver. Times are milliseconds. */

/** A place in the window, in pixels. */
export interface Point {
  x: number;
  y: number;
}

/** Timing is set up before the action, so that no event is missed, and read afterwards. */
export interface Timing {
  /** How long it took, once it is painted; where something is timed. */
  outcome?: () => Promise<number>;
}

export interface FieldPage extends Timing {
  /** Where to press so that the field takes the keys. */
  point: () => Point;
  /** Times from the next key to the paint that follows its `input` event. */
  awaitKey: () => void;
  value: () => string;
}

export interface SelectPage extends Timing {
  /** Where to press so that the list opens. */
  point: () => Point;
  /** Times from the press that opens it to the paint with an option. */
  awaitOpen: () => void;
  /** Times from the next key to the paint whose first option has this in its label. */
  awaitKey: (query: string) => void;
  /** How many options are in the document. */
  optionCount: () => number;
}

/** What can be pressed in a table. */
export type Target = 'row' | 'all' | 'sort';

/** What a press does; `none` is the box of all rows pressed again. */
export type Act = Target | 'none';

export interface Scrolled {
  /** Rows that went by. */
  rows: number;
  /** Frame times in milliseconds. */
  frameP50: number;
  frameP95: number;
  /** Frames that took longer than 25 ms. */
  late: number;
  /** Frames in which there was no row in the middle of the table, or near its lower edge. */
  blank: number;
  longestTaskMs: number;
}

export interface TablePage extends Timing {
  /** Until rows are seen, and until the frame after is painted too. */
  mount: () => Promise<{ firstMs: number; mountMs: number }>;
  /** What the first row lacks of the twelve columns. */
  lacks: () => string[];
  /** Where to press; `index` counts rows from the first one seen. */
  point: (target: Target, index?: number) => Point;
  /** Times from the next press to the paint of what it does; `chosen` rows are then marked. */
  awaitAct: (act: Act, chosen: number) => void;
  /** Rows chosen, as the component says. */
  chosenCount: () => number;
  elementCount: () => number;
  /** Scrolls so many steps, one a frame, back and forth where the rows end. */
  scroll: (steps: number, stepPx: number) => Promise<Scrolled>;
  /** Longest task since the page was opened; 0 where none took 50 ms. */
  longestTaskMs: () => number;
}

export interface StoryPage extends Timing {
  scroll: TablePage['scroll'];
}

declare global {
  interface Window {
    /** What the driver of the benchmark calls. */
    bench?: FieldPage | SelectPage | StoryPage | TablePage;
  }
}
