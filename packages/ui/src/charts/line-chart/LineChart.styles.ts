import { styled } from 'styled-components';
import { focusRing } from '../../theme/focusRing.ts';
import { visuallyHidden } from '../../theme/visuallyHidden.ts';
import { t } from '../../tokens/tokens.ts';

export const Root = styled.div`
  position: relative;
  min-inline-size: 0;
  break-inside: avoid;
`;

/** The chart is never mirrored, and neither is what lies over it. A forced palette does not affect the canvas. */
export const Plot = styled.div`
  position: relative;
  direction: ltr;
  block-size: var(--chart-block-size);
  border-radius: ${t.radius.sm};
  touch-action: pan-y;
  forced-color-adjust: none;
  ${focusRing}

  @media (forced-colors: active) { background: ${t.color.surfaceCard}; }
`;

export const Canvas = styled.div`
  position: absolute;
  inset: 0;
`;

export const Cover = styled.div`
  position: absolute;
  inset: 0;
  display: grid;
  align-content: center;
  overflow: auto;
`;

export const Over = styled.div`
  position: absolute;
  inset: 0;
  overflow: clip;
  pointer-events: none;
`;

export const Rule = styled.div`
  position: absolute;
  inset-block: 16px 28px;
  inset-inline-start: var(--chart-x);
  border-inline-start: 1px dashed ${t.color.borderControl};
`;

export const Point = styled.div`
  position: absolute;
  inset-block-start: var(--chart-y);
  inset-inline-start: var(--chart-x);
  inline-size: 14px;
  block-size: 14px;
  margin: -7px;
  border: 2px solid ${t.color.text};
  border-radius: ${t.radius.full};
`;

export const Tip = styled.div`
  position: absolute;
  inset-block-start: ${t.space[2]};
  max-inline-size: min(360px, calc(50% + 24px));
  padding: ${t.space[2]} ${t.space[3]};
  border: 1px solid ${t.color.border};
  border-radius: ${t.radius.control};
  background: ${t.color.surfaceRaised};
  box-shadow: ${t.shadow.popover};
  color: ${t.color.text};
  font-size: ${t.font.xs};
  overflow-wrap: anywhere;

  &[data-side='after'] { inset-inline-start: calc(var(--chart-x) + 12px); }

  &[data-side='before'] { inset-inline-end: calc(100% - var(--chart-x) + 12px); }
`;

export const TipTitle = styled.div`
  font-weight: ${t.weight.semibold};
`;

export const TipLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${t.space[2]};
  color: ${t.color.textMuted};

  &[data-current] { color: ${t.color.text}; font-weight: ${t.weight.semibold}; }

  & > svg { flex: none; }

  & > span { flex: 1 1 80px; min-inline-size: 0; }

  & > strong {
    color: ${t.color.text};
    font-weight: inherit;
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
`;

export const Unseen = styled.div`
  ${visuallyHidden}
`;
