import { styled } from 'styled-components';
import { t } from '../tokens/tokens.ts';

/** A message in place of missing content. */
export const Root = styled.div`
  display: grid;
  justify-items: center;
  gap: ${t.space[2]};
  padding: ${t.space[8]} ${t.space[4]};
  text-align: center;
`;

export const Icon = styled.span`
  display: inline-grid;
  place-items: center;
  inline-size: ${t.space[10]};
  block-size: ${t.space[10]};
  margin-block-end: ${t.space[1]};
  border-radius: ${t.radius.full};
  background: ${t.color.surfaceNeutral};
  color: ${t.color.textNeutral};

  &[data-tone='danger'] {
    background: ${t.color.surfaceDanger};
    color: ${t.color.textDanger};
  }

  &[data-tone='warning'] {
    background: ${t.color.surfaceWarning};
    color: ${t.color.textWarning};
  }

  & svg {
    inline-size: 20px;
    block-size: 20px;
  }
`;

export const Title = styled.p`
  font-weight: ${t.weight.semibold};
  overflow-wrap: anywhere;
`;

export const Text = styled.div`
  max-inline-size: 48ch;
  color: ${t.color.textMuted};
  overflow-wrap: anywhere;
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${t.space[2]};
  margin-block-start: ${t.space[2]};
`;
