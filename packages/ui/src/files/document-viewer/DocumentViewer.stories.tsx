import { FileText } from 'lucide-react';
import { type ComponentProps, type CSSProperties, useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import { Button } from '../../actions/button/Button.tsx';
import { ModalPanel } from '../../internal/modal/ModalPanel.tsx';
import { Matrix as StateMatrix } from '../../internal/stories/Matrix.tsx';
import { DocumentContent } from './DocumentContent.tsx';
import { DocumentViewer } from './DocumentViewer.tsx';

const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="420" height="594" viewBox="0 0 420 594">
  <rect width="420" height="594" fill="#fff"/><g fill="#9aa7b3"><rect x="48" y="56" width="180" height="14"/>
  ${Array.from({ length: 18 }, (_, line) => `<rect x="48" y="${104 + line * 22}" width="${line % 5 === 4 ? 200 : 324}" height="8"/>`).join('')}
  </g></svg>`;

/** Made once: the address lives as long as the page. */
const picture = URL.createObjectURL(new Blob([drawing], { type: 'image/svg+xml' }));

const contract = { id: '1', nomeOriginal: 'contrato-social.png', url: picture };

/** Less than the window gives, so that four of them fit a picture. */
const room = { '--document-room': '240px' } as CSSProperties; // React types know no custom properties

/** A button that opens the viewer, as in a file list. */
function Opened({ open: openAtFirst, onOpenChange, ...props }: ComponentProps<typeof DocumentViewer>) {
  const [open, setOpen] = useState(openAtFirst);
  return (
    <>
      <Button icon={<FileText aria-hidden="true" />} onClick={() => setOpen(true)}>
        Ver documento
      </Button>
      <DocumentViewer
        {...props}
        open={open}
        onOpenChange={(next, details) => {
          onOpenChange(next, details);
          setOpen(next);
        }}
      />
    </>
  );
}

const meta = preview.meta({
  title: 'Files/DocumentViewer',
  component: DocumentViewer,
  args: { open: true, onOpenChange: fn(), onDownload: fn(), document: contract },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '640px' } } },
  render: (args) => <Opened {...args} />,
});

/** A picture, on paper that stays light. */
export const Default = meta.story({
  tags: ['visual'],
  play: async () => {
    const image = await screen.findByRole<HTMLImageElement>('img', { name: 'contrato-social.png' });
    await waitFor(() => expect(image.naturalWidth).toBeGreaterThan(0));
  },
});

/** Every prop, to try out. */
export const Playground = meta.story({ args: { downloading: true } });

/** On its way. */
export const Loading = meta.story({
  args: { loading: true, document: { id: '1', nomeOriginal: 'contrato-social.pdf' } },
});

/** Nothing to show, and the way on. */
export const ErrorState = meta.story({
  args: {
    error: {
      message: 'O servidor não respondeu. Verifique a conexão e tente novamente.',
      code: '7f3a9c21d4e8',
    },
    onRetry: fn(),
    document: { id: '1', nomeOriginal: 'contrato-social.pdf' },
  },
});

ErrorState.test('tries again', async ({ args, userEvent }) => {
  await expect(await screen.findByRole('alert')).toHaveTextContent('Não foi possível carregar o documento');
  await expect(await screen.findByRole('button', { name: 'Copiar código do erro' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  await expect(args.onRetry).toHaveBeenCalledOnce();
});

/** A text document is there to download. */
export const NotShown = meta.story({
  args: { document: { id: '1', nomeOriginal: 'ata-da-assembleia.docx', url: picture } },
});

/** A long name wraps. */
export const LongContent = meta.story({
  args: {
    document: {
      ...contract,
      nomeOriginal:
        'comprovante-de-inscricao-e-de-situacao-cadastral-de-todos-os-estabelecimentos-da-empresa-em-2026.png',
    },
  },
});

/** Enter opens it, Tab goes round its buttons, Escape closes it and gives focus back. */
export const Keyboard = meta.story({
  args: { open: false },
  play: async ({ args, canvas, userEvent, step }) => {
    const opener = canvas.getByRole('button', { name: 'Ver documento' });
    await step('Enter: opens it', async () => {
      await userEvent.tab();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(screen.getByRole('dialog', { name: 'contrato-social.png' })).toHaveFocus());
      await expect(screen.getByRole('img', { name: 'contrato-social.png' })).toBeVisible();
    });
    await step('Tab, Enter: go round its buttons, and download', async () => {
      await userEvent.tab();
      await waitFor(() => expect(screen.getByRole('button', { name: 'Fechar' })).toHaveFocus());
      await userEvent.tab();
      await waitFor(() => expect(screen.getByRole('button', { name: 'Baixar' })).toHaveFocus());
      await userEvent.keyboard('{Enter}');
      await expect(args.onDownload).toHaveBeenCalledWith(contract);
    });
    await step('Escape: closes it', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(opener).toHaveFocus());
      await expect(args.onOpenChange).toHaveBeenLastCalledWith(false, { reason: 'escape-key' });
    });
  },
});

/** "Baixar" downloads, "Fechar" closes. */
export const Pointer = meta.story({
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Baixar' }));
    await expect(args.onDownload).toHaveBeenCalledWith(contract);
    await userEvent.click(screen.getByRole('button', { name: 'Fechar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
});

/** The panel in both themes and densities. */
export const Matrix = meta.story({
  tags: ['visual'],
  parameters: { layout: 'padded' },
  render: () => (
    <StateMatrix>
      <ModalPanel
        role="dialog"
        size="lg"
        title="ata-da-assembleia.docx"
        style={room}
        onClose={() => {}}
        footer={<Button variant="primary">Baixar</Button>}
      >
        <DocumentContent
          document={{ id: '1', nomeOriginal: 'ata-da-assembleia.docx', url: picture }}
          loading={false}
          error={null}
          onRetry={undefined}
        />
      </ModalPanel>
    </StateMatrix>
  ),
});
