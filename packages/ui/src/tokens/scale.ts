/** Sizes that do not change with theme or density. Lengths sit on a 4 px grid. */
export const scale = {
  space: {
    0: '0',
    1: '4px',
    2: '8px',
    3: '12px',
    4: '16px',
    5: '20px',
    6: '24px',
    8: '32px',
    10: '40px',
    12: '48px',
  },
  font: {
    xs: '12px',
    sm: '13px',
    md: '14px',
    lg: '16px',
    xl: '20px',
    xxl: '24px',
  },
  weight: { regular: '400', medium: '500', semibold: '600' },
  line: { tight: '1.3', normal: '1.5' },
  motion: { fast: '120ms', normal: '180ms', ease: 'cubic-bezier(0.2, 0, 0, 1)' },
  layer: { sticky: '10', shell: '20', dialog: '100', popover: '110', notification: '120' },
  width: {
    sideNav: '240px',
    sideNavCollapsed: '64px',
  },
} as const;

/** Corners, which a brand may have of its own. */
export const radius = { sm: '4px', control: '6px', card: '10px', full: '999px' } as const;

/** The typeface, which a brand may have of its own, and which of its alternative shapes are drawn. */
export const typeface = {
  family: "'Inter Variable', system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif",
  features: "'cv05', 'ss03'",
} as const;

/** Sizes that follow the density switch: comfortable for touch and reading, compact for dense work. */
export const density = {
  control: { comfortable: '40px', compact: '32px' },
  controlPadding: { comfortable: '12px', compact: '10px' },
  row: { comfortable: '48px', compact: '36px' },
  cellPadding: { comfortable: '12px', compact: '10px' },
  gap: { comfortable: '16px', compact: '12px' },
  section: { comfortable: '24px', compact: '16px' },
} as const satisfies Record<string, { comfortable: string; compact: string }>;

export type Density = 'comfortable' | 'compact';
