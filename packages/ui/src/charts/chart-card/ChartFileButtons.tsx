import { ImageDown, Printer, RotateCw, Sheet } from 'lucide-react';
import { Button } from '../../actions/button/Button.tsx';
import { chartTexts } from '../../locale/chartTexts.ts';
import { sharedTexts } from '../../locale/sharedTexts.ts';
import { useMessages } from '../../locale/useMessages.ts';
import { Menu } from '../../overlays/menu/Menu.tsx';
import * as S from './ChartCard.styles.ts';

interface ChartFileButtonsProps {
  /** Export and print; null where the page does both for all its charts. */
  acts: { busy: boolean; exportImage: () => void; exportTable: () => void; print: () => void } | null;
  /** Why there is nothing to export or print. */
  disabledReason: string | undefined;
  loading: boolean;
  onRefresh: (() => void) | undefined;
}

/** Refresh, export and print (CHT-009 to CHT-011). */
export function ChartFileButtons({ acts, disabledReason, loading, onRefresh }: ChartFileButtonsProps) {
  const messages = useMessages(chartTexts);
  const shared = useMessages(sharedTexts);
  return (
    <S.Buttons>
      {onRefresh && (
        <Button
          variant="ghost"
          size="sm"
          icon={<RotateCw aria-hidden="true" />}
          loading={loading}
          onClick={onRefresh}
        >
          {shared.refresh}
        </Button>
      )}
      {acts && (
        <>
          <Menu
            label={messages.export}
            variant="ghost"
            size="sm"
            align="end"
            disabled={disabledReason !== undefined}
            disabledReason={disabledReason}
            items={[
              { id: 'png', label: messages.exportImage, icon: <ImageDown />, onSelect: acts.exportImage },
              { id: 'csv', label: messages.exportTable, icon: <Sheet />, onSelect: acts.exportTable },
            ]}
          />
          <Button
            variant="ghost"
            size="sm"
            icon={<Printer aria-hidden="true" />}
            loading={acts.busy}
            disabled={disabledReason !== undefined}
            disabledReason={disabledReason}
            onClick={acts.print}
          >
            {messages.print}
          </Button>
        </>
      )}
    </S.Buttons>
  );
}
