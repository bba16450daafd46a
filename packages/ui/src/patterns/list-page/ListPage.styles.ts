import styled from 'styled-components';
import { t } from '../../tokens/tokens.ts';

/** As tall as the window leaves room for at most, so that the table scrolls and its head and pager stay in sight. */
export const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${t.size.gap};
  max-block-size: max(480px, var(--page-block-size, 100dvh));
  min-inline-size: 0;

  /* Its fields leave the table little of a low or narrow window: there the page scrolls. */
  &[data-panel] { max-block-size: max(760px, var(--page-block-size, 100dvh)); }
`;

/** Filters, and at the end of their line what concerns the table as such. */
export const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: end;
  gap: ${t.space[2]} ${t.space[3]};

  & > form { flex: 1 1 320px; }
`;
