import { styled } from 'styled-components';
import { notPrinted } from '../../theme/notPrinted.ts';
import { t } from '../../tokens/tokens.ts';

export const Root = styled.div`
  position: var(--sticky-bar, sticky);
  inset-block-end: 0;
  z-index: ${t.layer.sticky};
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${t.space[2]} ${t.space[4]};
  padding: ${t.space[3]} ${t.space[4]};
  padding-block-end: max(${t.space[3]}, env(safe-area-inset-bottom));
  border-block-start: 1px solid ${t.color.border};
  background: ${t.color.surfaceCard};

  /* At high zoom the bar would leave no room for the form (WCAG 1.4.10). */
  @media (max-height: 420px) {
    position: static;
  }

  ${notPrinted}
`;

export const Status = styled.div`
  flex: 1 1 200px;
  min-inline-size: 0;
  color: ${t.color.textMuted};
  font-size: ${t.font.sm};
  overflow-wrap: anywhere;

  &:empty { flex-basis: 0; }
`;

export const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${t.space[2]};
  margin-inline-start: auto;

  @media (max-width: 480px) {
    flex: 1 1 100%;

    & > button { flex: 1 1 auto; }
  }
`;
