import { formatNumber } from '@portal/formats';
import { Banner, Button, Dialog, downloadBlob, ErrorCode, Progress } from '@portal/ui';
import { countText, type PdfTable } from './pdfTable.ts';
import type { PdfState } from './useTablePdf.ts';

interface TablePdfDialogProps {
  state: PdfState;
  rowNames: PdfTable<never>['rowNames'];
  onRetry: () => void;
  /** Ends what is under way. */
  onClose: () => void;
}

/** How far a PDF is, with a way to end it, and what became of it. Renders a `<div role="dialog">`. */
export function TablePdfDialog({ state, rowNames, onRetry, onClose }: TablePdfDialogProps) {
  return (
    <Dialog
      size="sm"
      open
      onOpenChange={onClose}
      title="Gerar PDF"
      dismissable={state.stage === 'done' || state.stage === 'failed'}
      footer={<Acts {...{ state, onRetry, onClose }} />}
    >
      <Outcome {...{ state, rowNames }} />
    </Dialog>
  );
}

function Outcome({ state, rowNames }: Pick<TablePdfDialogProps, 'state' | 'rowNames'>) {
  switch (state.stage) {
    case 'failed':
      return (
        <Banner tone="danger" title="O PDF não foi gerado">
          <p>{state.failure.message}</p>
          {state.failure.code && <ErrorCode code={state.failure.code} />}
        </Banner>
      );
    case 'done':
      return (
        <Banner tone="success" title="PDF gerado">
          {`${state.name}: ${countText(state.rows, rowNames)}, ${countText(state.pages, { one: 'página', other: 'páginas' })}`}
        </Banner>
      );
    default:
      return (
        <Progress
          label={`${state.stage === 'reading' ? 'Lendo' : 'Montando'} ${rowNames.other}${partText(state.rows, state.total)}`}
          value={state.rows === 0 ? undefined : state.rows}
          max={state.total ?? undefined}
        />
      );
  }
}

/** ': 300 de 5.000', as soon as it is known. */
function partText(rows: number, total: number | null): string {
  if (rows === 0 || total === null) return '';
  return `: ${formatNumber(rows)} de ${formatNumber(total)}`;
}

function Acts({ state, onRetry, onClose }: Omit<TablePdfDialogProps, 'rowNames'>) {
  switch (state.stage) {
    case 'failed':
      return (
        <>
          <Button onClick={onClose}>Fechar</Button>
          <Button variant="primary" onClick={onRetry}>
            Tentar novamente
          </Button>
        </>
      );
    case 'done':
      return (
        <>
          <Button onClick={() => downloadBlob(state.file, state.name)}>Baixar novamente</Button>
          <Button variant="primary" onClick={onClose}>
            Fechar
          </Button>
        </>
      );
    default:
      return <Button onClick={onClose}>Cancelar</Button>;
  }
}
