import { styled } from 'styled-components';
import { t } from './tokens.ts';

/** A table that scrolls inside itself where the page is narrow. */
export const Scroll = styled.div`
  overflow-x: auto;
  max-inline-size: 100%;
`;

export const Sheet = styled.table`
  border-collapse: collapse;
  font-size: ${t.font.sm};
  font-variant-numeric: tabular-nums;

  caption {
    padding-block-end: ${t.space[2]};
    font-size: ${t.font.lg};
    font-weight: ${t.weight.semibold};
    text-align: start;
  }

  th,
  td {
    padding: ${t.space[2]} ${t.space[4]} ${t.space[2]} 0;
    border-block-end: 1px solid ${t.color.border};
    text-align: start;
    white-space: nowrap;
  }

  th { font-weight: ${t.weight.medium}; }
  thead th { color: ${t.color.textMuted}; }
`;

/** A patch of `--sample-color`, drawn as it is in either theme. */
export const Patch = styled.span`
  display: inline-block;
  inline-size: 24px;
  block-size: 24px;
  margin-inline-end: ${t.space[2]};
  border: 1px solid ${t.color.borderControl};
  border-radius: ${t.radius.sm};
  background: var(--sample-color);
  vertical-align: middle;
`;

/** A stretch as long as `--sample-length`. */
export const Stretch = styled.span`
  display: block;
  inline-size: var(--sample-length);
  block-size: ${t.space[3]};
  background: ${t.color.accent};
`;

/** A box with the corners of `--sample-radius` and the shadow of `--sample-shadow`. */
export const Box = styled.span`
  display: block;
  inline-size: 96px;
  block-size: 48px;
  border: 1px solid ${t.color.border};
  border-radius: var(--sample-radius, ${t.radius.card});
  background: ${t.color.surfaceRaised};
  box-shadow: var(--sample-shadow, none);
`;

/** Text in the size of `--sample-size`. */
export const Text = styled.span`
  font-size: var(--sample-size);
`;

/** What a brand colours, on the ground of a theme. */
export const BrandSample = styled.div`
  display: flex;
  align-items: center;
  gap: ${t.space[4]};
  padding: ${t.space[4]};
  background: ${t.color.surfaceCard};
`;

/** A row that is chosen. */
export const Chosen = styled.span`
  padding: ${t.space[2]} ${t.space[3]};
  border-radius: ${t.radius.control};
  outline: 2px solid ${t.color.focus};
  background: ${t.color.surfaceSelected};
`;
