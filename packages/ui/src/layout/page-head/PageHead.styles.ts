import { styled } from 'styled-components';
import { focusRing } from '../../theme/focusRing.ts';
import { notPrinted } from '../../theme/notPrinted.ts';
import { t } from '../../tokens/tokens.ts';

export const Root = styled.div`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: ${t.space[1]};
  min-inline-size: 0;
  break-after: avoid;
`;

export const Back = styled.a`
  display: inline-flex;
  align-items: center;
  gap: ${t.space[1]};
  min-block-size: 24px;
  border-radius: ${t.radius.sm};
  color: ${t.color.textMuted};
  font-size: ${t.font.sm};
  text-decoration: none;
  ${focusRing}

  &:hover {
    color: ${t.color.textAccent};
    text-decoration: underline;
  }

  & svg {
    inline-size: 14px;
    block-size: 14px;
  }

  &:dir(rtl) > svg { scale: -1 1; }
  ${notPrinted}
`;

export const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${t.space[3]} ${t.size.gap};
  inline-size: 100%;
  min-block-size: ${t.size.control};
`;

export const TitleLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${t.space[2]} ${t.space[3]};
  min-inline-size: 0;
`;

export const Title = styled.h1`
  font-size: ${t.font.xl};
  letter-spacing: -0.01em;
  overflow-wrap: anywhere;

  &:focus { outline: none; }
`;

export const Description = styled.p`
  max-inline-size: min(75ch, 100%);
  color: ${t.color.textMuted};
  overflow-wrap: anywhere;
`;

export const Acts = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${t.space[1]};

  @media (min-width: 768px) {
    align-items: flex-end;
    margin-inline-start: auto;
  }

  ${notPrinted}
`;

export const Reason = styled.p`
  max-inline-size: 60ch;
  color: ${t.color.textMuted};
  font-size: ${t.font.sm};
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${t.space[2]};
`;
