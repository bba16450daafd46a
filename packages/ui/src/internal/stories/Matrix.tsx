import { createContext, type ReactNode, use } from 'react';
import { styled } from 'styled-components';
import { t } from '../../tokens/tokens.ts';

const Sheet = styled.div`
  display: grid;
  gap: ${t.space[4]};
  padding: ${t.space[4]};
  background: ${t.color.surfacePage};
  border-radius: ${t.radius.card};
`;

const Title = styled.h2`
  font-size: ${t.font.sm};
  color: ${t.color.textMuted};
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${t.space[3]};
`;

const RowLabel = styled.span`
  inline-size: 120px;
  font-size: ${t.font.xs};
  color: ${t.color.textMuted};
`;

const sheets = [
  ['light', 'comfortable'],
  ['light', 'compact'],
  ['dark', 'comfortable'],
  ['dark', 'compact'],
] as const;

const SheetContext = createContext('');

/** Names a control differently in each of the four sheets, where two landmarks or radio groups may not share a name. */
export function useSheetName(): string {
  return use(SheetContext);
}

/** Draws the same states in both themes and both densities: the picture the visual baseline keeps. */
export function Matrix({ children }: { children: ReactNode }) {
  return sheets.map(([theme, density]) => (
    <Sheet key={`${theme} ${density}`} data-theme={theme} data-density={density}>
      <Title>
        {theme} · {density}
      </Title>
      <SheetContext value={`${theme} ${density}`}>{children}</SheetContext>
    </Sheet>
  ));
}

Matrix.Row = function MatrixRow({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Row>
      <RowLabel>{label}</RowLabel>
      {children}
    </Row>
  );
};
