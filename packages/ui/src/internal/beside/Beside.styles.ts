import { styled } from 'styled-components';
import { focusRing } from '../../theme/focusRing.ts';
import { t } from '../../tokens/tokens.ts';

/** The second part is next to the first if there is room, otherwise below it. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${t.size.gap};

  @media (min-width: 1024px) {
    &[data-aside] { grid-template-columns: repeat(2, minmax(0, 1fr)); }
  }
`;

export const Main = styled.div`
  min-inline-size: 0;
`;

/** Stays in sight beside a long form; taller than the window, it scrolls inside itself. */
export const Aside = styled.div`
  min-inline-size: 0;
  border-radius: ${t.radius.card};
  scroll-margin-block-start: ${t.space[4]};
  ${focusRing}

  @media (min-width: 1024px) {
    position: sticky;
    inset-block-start: calc(var(--shell-header, 0px) + ${t.space[4]});
    max-block-size: calc(100dvh - var(--shell-header, 0px) - 112px);
    overflow-y: auto;
  }
`;
