import { type ReactNode, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { acting, expectBrowserEvents } from '../../internal/testing/acting.ts';
import { describeConformance } from '../../internal/testing/describeConformance.tsx';
import { describeField } from '../../internal/testing/describeField.tsx';
import { mount } from '../../internal/testing/mount.tsx';
import { sampleFile } from '../../internal/testing/sampleFiles.ts';
import { PhotoGrid, type PhotoGridProps } from './PhotoGrid.tsx';
import type { Photo } from './photoAdvice.ts';
import { samplePhotos } from './samplePhotos.ts';

const photos = samplePhotos(4);

describeConformance(PhotoGrid, { props: { label: 'Fotos', photos, onAdd: () => {} } });
describeField(
  ({ label, ...props }: Omit<PhotoGridProps, 'label'> & { label: ReactNode }) => (
    <PhotoGrid {...props} label={String(label)} />
  ),
  { photos, onAdd: () => {} },
);

expectBrowserEvents();

function Kept({
  first,
  onReorder,
  onRemove,
  ...rest
}: Partial<PhotoGridProps> & { first: readonly Photo[] }) {
  const [kept, setKept] = useState(first);
  return (
    <PhotoGrid
      label="Fotos"
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
      onRestore={(photo, index) => setKept(kept.toSpliced(index, 0, photo))}
    />
  );
}

function setUp(props: Partial<PhotoGridProps> = {}, first: readonly Photo[] = photos) {
  const onReorder = vi.fn<(ids: readonly string[]) => void>();
  const view = mount(<Kept first={first} onReorder={onReorder} {...props} />);
  return {
    ...view,
    onReorder,
    order: () => [...view.container.querySelectorAll('img')].map(({ alt }) => Number(alt.at(-1))),
    reported: () => [...view.container.querySelectorAll('[role="status"]')].at(-1)?.textContent?.trim(),
  };
}

const button = (name: string) => {
  const found = [...document.querySelectorAll('button')].find(
    (one) => (one.getAttribute('aria-label') ?? one.textContent) === name,
  );
  if (!found) throw new Error(`No button ${name}`);
  return found;
};

const middle = (element: Element | undefined) => {
  const { left, top, width, height } = element?.getBoundingClientRect() ?? new DOMRect();
  return { clientX: left + width / 2, clientY: top + height / 2 };
};

type Place = ReturnType<typeof middle>;

function pointer(target: EventTarget, type: string, place: Place, pointerType = 'touch') {
  target.dispatchEvent(
    new PointerEvent(type, { bubbles: true, cancelable: true, isPrimary: true, pointerType, ...place }),
  );
}

describe('PhotoGrid', () => {
  it('keeps its advice beside an error', async () => {
    const { container, unmount } = setUp({ onAdd: () => {}, error: 'Adicione ao menos uma foto' });
    const described = () =>
      (container.querySelector('input')?.getAttribute('aria-describedby') ?? '')
        .split(' ')
        .map((id) => document.getElementById(id)?.textContent)
        .join(' ');
    await expect.poll(described).toContain('Adicione ao menos uma foto');
    expect(described()).toContain('O ideal são 5 fotos');
    unmount();
  });

  it('gives a form its input, to focus it when a photo is missing', () => {
    const inputRef = vi.fn<(input: HTMLInputElement | null) => void>();
    const view = setUp({ inputRef, onAdd: () => {} });
    expect(inputRef).toHaveBeenCalledWith(view.container.querySelector('input[type="file"]'));
    view.unmount();
  });

  it.each([
    ['a finger on the handle', 'touch', () => button('Mover foto 3')],
    ['a mouse on the picture', 'mouse', () => document.querySelectorAll('img')[2]],
  ])('is put in order by %s (UPL-22)', async (_, pointerType, find) => {
    const { order, reported, onReorder, unmount } = setUp();
    const held = find();
    if (!held) throw new Error('nothing to hold');
    const goal = middle(document.querySelectorAll('li')[0]);
    pointer(held, 'pointerdown', middle(held), pointerType);
    pointer(window, 'pointermove', goal, pointerType);
    await expect.poll(() => document.querySelector('[data-drop="before"]')).not.toBeNull();
    pointer(window, 'pointerup', goal, pointerType);
    await expect.poll(order).toEqual([3, 1, 2, 4]);
    expect(onReorder).toHaveBeenCalledExactlyOnceWith(['photo-3', 'photo-1', 'photo-2', 'photo-4']);
    await expect.poll(reported).toBe('foto 3 movida para 1, é a capa');
    expect(document.querySelector('[data-dragging], [data-drop]')).toBeNull();
    unmount();
  });

  it('leaves the page to scroll under a finger on the picture', async () => {
    const { order, unmount } = setUp();
    const picture = document.querySelectorAll('img')[2];
    if (!picture) throw new Error('no picture');
    pointer(picture, 'pointerdown', middle(picture));
    pointer(window, 'pointermove', middle(document.querySelectorAll('li')[0]));
    pointer(window, 'pointerup', middle(document.querySelectorAll('li')[0]));
    await new Promise(requestAnimationFrame);
    expect(order()).toEqual([1, 2, 3, 4]);
    unmount();
  });

  it.each([
    ['Escape', () => window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))],
    ['a touch the system takes over', () => pointer(window, 'pointercancel', { clientX: 0, clientY: 0 })],
  ])('keeps the order after %s', async (_, cancel) => {
    const { order, onReorder, unmount } = setUp();
    const goal = middle(document.querySelectorAll('li')[0]);
    pointer(button('Mover foto 3'), 'pointerdown', middle(button('Mover foto 3')));
    pointer(window, 'pointermove', goal);
    await expect.poll(() => document.querySelector('[data-dragging]')).not.toBeNull();
    cancel();
    await expect.poll(() => document.querySelector('[data-dragging]')).toBeNull();
    pointer(window, 'pointerup', goal);
    expect(order()).toEqual([1, 2, 3, 4]);
    expect(onReorder).not.toHaveBeenCalled();
    unmount();
  });

  it('lets go of the page when it leaves in the middle of a drag', () => {
    const { onReorder, unmount } = setUp();
    pointer(button('Mover foto 3'), 'pointerdown', middle(button('Mover foto 3')));
    pointer(window, 'pointermove', { clientX: 0, clientY: 0 });
    unmount();
    pointer(window, 'pointerup', { clientX: 0, clientY: 0 });
    expect(onReorder).not.toHaveBeenCalled();
  });

  it('moves with the arrows in reading direction and keeps focus on the handle', async () => {
    const { container, order, unmount } = setUp();
    container.dir = 'rtl';
    button('Mover foto 2').focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect.poll(order).toEqual([1, 3, 2, 4]);
    expect(document.activeElement).toBe(button('Mover foto 3'));
    await userEvent.keyboard('{End}');
    await expect.poll(order).toEqual([1, 3, 4, 2]);
    expect(document.activeElement).toBe(button('Mover foto 4'));
    unmount();
  });

  it('gives the cover on when it is removed, and back when that is undone', async () => {
    const { order, reported, unmount } = setUp();
    button('Remover foto 1').focus();
    await userEvent.keyboard('{Enter}');
    await expect.poll(order).toEqual([2, 3, 4]);
    expect(reported()).toBe('foto 1 removida');
    await expect.poll(() => document.activeElement).toBe(button('Mover foto 1'));
    expect(document.querySelector('li')?.textContent).toContain('Capa');
    button('Desfazer').focus();
    await userEvent.keyboard('{Enter}');
    await expect.poll(order).toEqual([1, 2, 3, 4]);
    expect(reported()).toBe('foto 1 restaurada');
    await expect.poll(() => document.activeElement).toBe(button('Mover foto 1'));
    unmount();
  });

  it('leads to a restored photo once it is there, as after a call', async () => {
    const grid = (shown: readonly Photo[]) => (
      <PhotoGrid label="Fotos" photos={shown} onRemove={() => {}} onRestore={() => {}} />
    );
    const view = mount(grid(photos));
    button('Remover foto 2').focus();
    await userEvent.keyboard('{Enter}');
    view.rerender(grid(photos.toSpliced(1, 1)));
    button('Desfazer').focus();
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => document.activeElement).toBe(document.body);
    view.rerender(grid(photos));
    await expect.poll(() => document.activeElement).toBe(button('Remover foto 2'));
    view.unmount();
  });

  it('takes no focus for a restored photo from what has it by then', async () => {
    const grid = (shown: readonly Photo[]) => (
      <>
        <PhotoGrid label="Fotos" photos={shown} onRemove={() => {}} onRestore={() => {}} />
        <input aria-label="Nome" />
      </>
    );
    const view = mount(grid(photos));
    await userEvent.click(button('Remover foto 2'));
    view.rerender(grid(photos.toSpliced(1, 1)));
    await userEvent.click(button('Desfazer'));
    const input = view.container.querySelector('input');
    acting(() => input?.focus());
    view.rerender(grid(photos));
    expect(document.activeElement).toBe(input);
    view.unmount();
  });

  it('ends what could be undone with another version, and keeps the focus', async () => {
    const { container, rerender } = setUp({ version: 1 });
    await userEvent.click(button('Remover foto 2'));
    expect(container.textContent).toContain('Desfazer');
    acting(() => button('Mover foto 1').focus());
    rerender(<Kept first={photos} version={2} />);
    expect(container.textContent).not.toContain('Desfazer');
    expect(document.activeElement).toBe(button('Mover foto 1'));
  });

  it('keeps the focus on the same control of a photo that is stored under another id', () => {
    const grid = (shown: readonly Photo[]) => (
      <PhotoGrid label="Fotos" photos={shown} onReorder={() => {}} onRemove={() => {}} />
    );
    const { rerender } = mount(grid(photos));
    acting(() => button('Remover foto 3').focus());
    rerender(grid(photos.map((photo, index) => (index === 2 ? { ...photo, id: 'stored' } : photo))));
    expect(document.activeElement).toBe(button('Remover foto 3'));
  });

  it('leaves focus on "Desfazer" after the last photo', async () => {
    const { unmount } = setUp({}, photos.slice(0, 1));
    button('Remover foto 1').focus();
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => document.activeElement).toBe(button('Desfazer'));
    unmount();
  });

  it('takes the first that fit, with their widths, and says which did not (seven photos)', async () => {
    const onAdd = vi.fn<NonNullable<PhotoGridProps['onAdd']>>();
    const { container, unmount } = setUp({ onAdd });
    const input = container.querySelector('input');
    const names = ['a.png', 'b.jpg', 'c.jpeg', 'd.png', 'e.png', 'f.gif'];
    Object.defineProperty(input, 'files', { value: names.map((name) => sampleFile(name)) });
    input?.dispatchEvent(new Event('change', { bubbles: true }));
    await expect
      .poll(() => onAdd.mock.lastCall?.[0].map(({ name }) => name))
      .toEqual(['a.png', 'b.jpg', 'c.jpeg']);
    expect(onAdd.mock.lastCall?.[1].widthsPx).toHaveLength(3);
    expect(container.textContent).toContain('d.png (12 B): Selecione no máximo 7 imagens');
    expect(container.textContent).toContain('Use JPG, JPEG ou PNG.');
    unmount();
  });

  it('names the file of a new picture with at most 50 characters (FMC-114)', async () => {
    const name = `${'a'.repeat(60)}.png`;
    const named = samplePhotos(2).map((photo, index) => ({ ...photo, fileName: [name, 'verso.png'][index] }));
    const { container, unmount } = setUp({}, named);
    await expect.poll(() => container.textContent).toContain(`${'a'.repeat(50)}…`);
    expect(container.textContent).toContain('verso.png');
    unmount();
  });

  it('says that a picture does not load', async () => {
    const { container, unmount } = setUp({ readOnly: true }, [
      { id: '1', url: 'data:image/png,x', alt: 'Frente' },
    ]);
    await expect
      .poll(() => container.querySelector('[role="img"]')?.getAttribute('aria-label'))
      .toBe('Frente: Foto indisponível');
    unmount();
  });

  it('offers to bring a photo back only while there is room for it', async () => {
    const view = mount(<PhotoGrid label="Fotos" photos={photos} onRemove={() => {}} onRestore={() => {}} />);
    button('Remover foto 4').click();
    await expect.poll(() => view.container.textContent).toContain('Desfazer');
    view.rerender(
      <PhotoGrid label="Fotos" photos={photos} maxPhotos={4} onRemove={() => {}} onRestore={() => {}} />,
    );
    expect(view.container.textContent).not.toContain('Desfazer');
    view.unmount();
  });

  it('leads to the last photo where its choice is closed by it', async () => {
    const grid = (count: number) => (
      <PhotoGrid
        label="Fotos"
        photos={photos.slice(0, count)}
        maxPhotos={4}
        onAdd={() => {}}
        onRemove={() => {}}
      />
    );
    const view = mount(grid(3));
    acting(() => view.container.querySelector('input')?.focus());
    view.rerender(grid(4));
    await new Promise(requestAnimationFrame); // until then the browser leaves focus on what is closed
    await expect.poll(() => document.activeElement).toBe(button('Remover foto 4'));
    view.unmount();
  });
});
