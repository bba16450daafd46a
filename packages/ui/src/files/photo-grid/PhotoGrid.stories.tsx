import { type ComponentProps, useState } from 'react';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import { Matrix as StateMatrix, useSheetName } from '../../internal/stories/Matrix.tsx';
import { PhotoGrid } from './PhotoGrid.tsx';
import { samplePhotos } from './samplePhotos.ts';

/** Keeps the photos, as a form does. */
function Kept({ photos, onReorder, onRemove, onRestore, ...rest }: ComponentProps<typeof PhotoGrid>) {
  const [kept, setKept] = useState(photos);
  return (
    <PhotoGrid
      {...rest}
      photos={kept}
      onReorder={(ids) => {
        onReorder?.(ids);
        setKept(ids.flatMap((id) => kept.filter((photo) => photo.id === id)));
      }}
      onRemove={(id) => {
        onRemove?.(id);
        setKept(kept.filter((photo) => photo.id !== id));
      }}
      onRestore={(photo, index) => {
        onRestore?.(photo, index);
        setKept(kept.toSpliced(index, 0, photo));
      }}
    />
  );
}

const meta = preview.meta({
  title: 'Files/PhotoGrid',
  component: PhotoGrid,
  args: {
    label: 'Fotos do produto',
    photos: samplePhotos(4),
    onReorder: fn(),
    onRemove: fn(),
    onRestore: fn(),
    onAdd: fn(),
    style: { maxInlineSize: '800px' },
  },
  render: (args) => <Kept {...args} />,
});

/** The first photo is the cover. */
export const Default = meta.story();

/** Every prop, to try out. */
export const Playground = meta.story({ args: { required: true, maxPhotos: 5 } });

/** None yet: what is advised is there to read before anything is chosen. */
export const Empty = meta.story({
  args: {
    photos: [],
    required: true,
    error: 'Faça upload de ao menos uma imagem, a primeira será a miniatura do produto.',
  },
});

/** Only to look at. */
export const ReadOnly = meta.story({ args: { readOnly: true } });

/** Nothing to look at. */
export const ReadOnlyEmpty = meta.story({ args: { readOnly: true, photos: [] } });

/** Says why nothing can be changed. */
export const Disabled = meta.story({ args: { disabled: true, disabledReason: 'O produto está em análise' } });

/** No more can be added. */
export const Full = meta.story({ args: { photos: samplePhotos(7) } });

Full.test('says how to go on', async ({ canvas }) => {
  await expect(canvas.getByLabelText(/Fotos do produto/, { selector: 'input' })).toHaveAccessibleDescription(
    /O limite é de 7 imagens. Remova uma para adicionar outra./,
  );
});

/** Too small, too heavy, not to be loaded, with a long text in its place. */
export const LongContent = meta.story({
  args: {
    label: 'Fotos do produto como aparecem no catálogo, na loja e nos documentos que o comprador recebe',
    photos: samplePhotos(3).map((photo, index) => ({
      ...photo,
      widthPx: 640,
      bytes: 7_340_032,
      fileName: `caneca-esmaltada-${index + 1}-fotografada-de-frente-sobre-fundo-branco.png`,
      url: index === 2 ? 'data:image/png,' : photo.url,
    })),
    style: { maxInlineSize: '288px' },
  },
});

/** The handle moves with arrows, Home and End; each move is announced and focus stays. */
export const Keyboard = meta.story({
  play: async ({ args, canvas, userEvent, step }) => {
    const status = () => canvas.getAllByRole('status').at(-1);
    const handle = (position: number) => canvas.getByRole('button', { name: `Mover foto ${position}` });
    await step('Tab: reaches the handle, which describes its keys', async () => {
      handle(3).focus();
      await expect(handle(3)).toHaveAccessibleDescription(
        'Setas movem a foto; Home a torna capa; End a leva para o fim.',
      );
    });
    await step('Home: makes it the cover', async () => {
      await userEvent.keyboard('{Home}');
      await waitFor(() => expect(status()).toHaveTextContent('foto 3 movida para 1, é a capa'));
      await expect(args.onReorder).toHaveBeenLastCalledWith(['photo-3', 'photo-1', 'photo-2', 'photo-4']);
      await waitFor(() => expect(handle(1)).toHaveFocus());
    });
    await step('Arrow keys, End: move by one, and to the end', async () => {
      await userEvent.keyboard('{ArrowRight}');
      await waitFor(() => expect(status()).toHaveTextContent('foto 1 movida para 2'));
      await waitFor(() => expect(handle(2)).toHaveFocus());
      await userEvent.keyboard('{End}');
      await waitFor(() => expect(status()).toHaveTextContent('foto 2 movida para 4'));
    });
    await step('Arrow keys at the end: have nowhere to go', async () => {
      await userEvent.keyboard('{ArrowRight}');
      await expect(args.onReorder).toHaveBeenCalledTimes(3);
    });
  },
});

/** Buttons do what dragging does; what is removed can be brought back. */
export const Pointer = meta.story({
  play: async ({ args, canvas, userEvent, step }) => {
    const press = (name: string) => userEvent.click(canvas.getByRole('button', { name }));
    const order = () =>
      canvas
        .getAllByRole('img')
        .map((image) => image.getAttribute('alt')?.at(-1))
        .join('');
    await step(
      '"Mover para antes" and "para depois" move by one, and focus stays on the button',
      async () => {
        await press('Mover foto 2 para antes');
        await waitFor(() => expect(order()).toBe('2134'));
        await waitFor(() =>
          expect(canvas.getByRole('button', { name: 'Mover foto 1 para antes' })).toHaveFocus(),
        );
        await press('Mover foto 3 para depois');
        await waitFor(() => expect(order()).toBe('2143'));
      },
    );
    await step('"Tornar capa" moves to the front', async () => {
      await press('Tornar capa: foto 4');
      await waitFor(() => expect(order()).toBe('3214'));
    });
    await step('Dragging moves too', async () => {
      const handle = canvas.getByRole('button', { name: 'Mover foto 1' });
      const { right, top } = canvas.getAllByRole('listitem').at(1)?.getBoundingClientRect() ?? new DOMRect();
      const goal = { clientX: right - 20, clientY: top + 20, isPrimary: true };
      fireEvent.pointerDown(handle, { button: 0, isPrimary: true });
      fireEvent.pointerMove(handle, goal);
      fireEvent.pointerUp(handle, goal);
      await waitFor(() => expect(order()).toBe('2314'));
    });
    await step('A photo is removed and brought back', async () => {
      await press('Remover foto 2');
      await expect(args.onRemove).toHaveBeenLastCalledWith('photo-3');
      await waitFor(() => expect(order()).toBe('214'));
      await press('Desfazer');
      await waitFor(() => expect(order()).toBe('2314'));
    });
  },
});

function Samples() {
  const sheet = useSheetName();
  const [first, second, third] = samplePhotos(3);
  if (!first || !second || !third) return null;
  return (
    <>
      <PhotoGrid
        label={`Fotos (${sheet})`}
        photos={[first, { ...second, widthPx: 640, bytes: 7_340_032 }, { ...third, url: 'data:image/png,' }]}
        onAdd={() => {}}
        onReorder={() => {}}
        onRemove={() => {}}
      />
      <PhotoGrid label={`Somente leitura (${sheet})`} photos={[first, second]} readOnly />
    </>
  );
}

/** Every state, in both themes and densities. */
export const Matrix = meta.story({
  tags: ['visual'],
  render: () => (
    <StateMatrix>
      <Samples />
    </StateMatrix>
  ),
});
