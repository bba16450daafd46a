import styled from 'styled-components';
import { t } from '../../tokens/tokens.ts';

export const Root = styled.form`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${t.space[2]} ${t.space[3]};
  min-inline-size: 0;
`;

export const Search = styled.div`
  flex: 1 1 240px;
  max-inline-size: 480px;
`;

export const Period = styled.div`
  flex: 1 1 280px;
  max-inline-size: 300px;
  min-inline-size: 0;

  @media (max-width: 640px) {
    max-inline-size: none;
  }
`;
