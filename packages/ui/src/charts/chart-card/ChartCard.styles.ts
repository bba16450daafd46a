import { styled } from 'styled-components';
import { focusRing } from '../../theme/focusRing.ts';
import { notPrinted } from '../../theme/notPrinted.ts';
import { t } from '../../tokens/tokens.ts';

export const Root = styled.section`
  display: flex;
  flex-direction: column;
  gap: ${t.size.gap};
  min-inline-size: 0;
  padding: ${t.size.section};
  border: 1px solid ${t.color.border};
  border-radius: ${t.radius.card};
  background: ${t.color.surfaceCard};
  break-inside: avoid;

  ${focusRing}
`;

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${t.space[2]} ${t.space[4]};
`;

export const Title = styled.h3`
  font-size: ${t.font.lg};
  overflow-wrap: anywhere;
`;

export const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${t.space[1]};
`;

export const Switches = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${t.space[2]} ${t.space[4]};
  ${notPrinted}
`;

export const AtEnd = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${t.space[2]} ${t.space[4]};
  margin-inline-start: auto;
`;

/* As high with a table, a message or a skeleton as with the chart: nothing below moves. */
export const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: center;
  min-block-size: var(--chart-block-size);

  /* The drawing pales; text only changes its colour, so that it can still be read. */
  &[data-stale] :is(canvas, svg) { opacity: 0.55; }
  &[data-stale] :is(th, td, caption) { color: ${t.color.textDisabled}; }
`;
