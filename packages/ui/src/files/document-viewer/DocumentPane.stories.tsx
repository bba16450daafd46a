import { FileText } from 'lucide-react';
import { type ComponentProps, type CSSProperties, useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import { Button } from '../../actions/button/Button.tsx';
import { Matrix as StateMatrix } from '../../internal/stories/Matrix.tsx';
import { DocumentPane } from './DocumentPane.tsx';

const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="420" height="594" viewBox="0 0 420 594">
  <rect width="420" height="594" fill="#fff"/><g fill="#9aa7b3"><rect x="48" y="56" width="180" height="14"/>
  ${Array.from({ length: 18 }, (_, line) => `<rect x="48" y="${104 + line * 22}" width="${line % 5 === 4 ? 200 : 324}" height="8"/>`).join('')}
  </g></svg>`;

/** Made once: the address lives as long as the page. */
const picture = URL.createObjectURL(new Blob([drawing], { type: 'image/svg+xml' }));

const contract = { id: '1', nomeOriginal: 'contrato-social.png', url: picture };

/** Less than the window gives, so that four of them fit a picture. */
const room = { '--document-room': '240px' } as CSSProperties; // React types know no custom properties

const meta = preview.meta({
  title: 'Files/DocumentPane',
  component: DocumentPane,
  args: { document: contract, onDownload: fn(), onClose: fn() },
});

/** A picture, on paper that stays light. */
export const Default = meta.story();

/** Every prop, to try out. */
export const Playground = meta.story({ args: { downloading: true } });

/** On its way. */
export const Loading = meta.story({ args: { loading: true } });

/** Nothing to show, and the way on. */
export const ErrorState = meta.story({
  args: {
    error: { message: 'O servidor não respondeu.' },
    onRetry: fn(),
    document: { ...contract, url: undefined },
  },
});

/** A long name wraps beside the acts. */
export const LongContent = meta.story({
  args: {
    document: {
      ...contract,
      nomeOriginal:
        'comprovante-de-inscricao-e-de-situacao-cadastral-de-todos-os-estabelecimentos-da-empresa-em-2026.png',
    },
  },
  decorators: [(Story) => <div style={{ maxInlineSize: 360 }}>{Story()}</div>],
});

/** A button that shows the document, as in a file list. */
function Chosen({ onClose, ...props }: ComponentProps<typeof DocumentPane>) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button icon={<FileText aria-hidden="true" />} onClick={() => setOpen(true)}>
        Ver documento
      </Button>
      {open && (
        <DocumentPane
          {...props}
          onClose={() => {
            onClose();
            setOpen(false);
          }}
        />
      )}
    </>
  );
}

/** Enter shows it and leads to its name; closed, focus is where it came from. */
export const Keyboard = meta.story({
  render: (args) => <Chosen {...args} />,
  play: async ({ args, canvas, userEvent, step }) => {
    await step('Enter: shows it, with focus at its name', async () => {
      await userEvent.tab();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(canvas.getByRole('heading', { name: 'contrato-social.png' })).toHaveFocus());
    });
    await step('Tab: leads to its acts, and the cross back', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name: 'Baixar' })).toHaveFocus();
      await userEvent.tab();
      await userEvent.keyboard('{Enter}');
      await expect(args.onClose).toHaveBeenCalledOnce();
      await expect(canvas.getByRole('button', { name: 'Ver documento' })).toHaveFocus();
    });
  },
});

/** "Baixar" downloads, the cross closes. */
export const Pointer = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Baixar' }));
    await expect(args.onDownload).toHaveBeenCalledWith(contract);
    await userEvent.click(canvas.getByRole('button', { name: 'Fechar' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

/** In both themes and densities. */
export const Matrix = meta.story({
  tags: ['visual'],
  render: () => (
    <StateMatrix>
      <DocumentPane
        style={room}
        document={{ id: '1', nomeOriginal: 'ata-da-assembleia.docx', url: picture }}
        onDownload={() => {}}
        onClose={() => {}}
      />
    </StateMatrix>
  ),
});
