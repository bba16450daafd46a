import { styled } from 'styled-components';
import { t } from '../../tokens/tokens.ts';

export const Content = styled.div`
  display: grid;
  gap: ${t.size.section};
  min-inline-size: 0;
`;

/** Side by side where there is room; the height is for the tables to inherit. */
export const Tables = styled.div`
  --table-block-size: 320px;
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  align-items: start;
  gap: ${t.size.gap};

  @media (max-width: 700px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const Part = styled.div`
  --table-block-size: 280px;
  display: grid;
  gap: ${t.space[2]};
  min-inline-size: 0;
`;

/** Where a table will stand: as tall as one that is still being read. */
export const TablePlace = styled.div`
  block-size: var(--table-block-size);
  border: 1px solid ${t.color.border};
  border-radius: ${t.radius.card};
`;

export const Title = styled.h3`
  font-size: ${t.font.md};
`;

export const Search = styled.form`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 180px), 1fr));
  align-items: end;
  gap: ${t.space[2]} ${t.space[3]};

  & > :last-child {
    justify-self: start;
  }
`;

/** What the last lookup found; takes no room before it. */
export const Found = styled.p`
  color: ${t.color.textMuted};
  font-size: ${t.font.sm};

  &:empty {
    display: none;
  }
`;
