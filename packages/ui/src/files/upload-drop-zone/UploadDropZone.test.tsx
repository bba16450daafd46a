import { describe, expect, it, vi } from 'vitest';
import { expectBrowserEvents } from '../../internal/testing/acting.ts';
import { describeConformance } from '../../internal/testing/describeConformance.tsx';
import { describeField } from '../../internal/testing/describeField.tsx';
import { mount } from '../../internal/testing/mount.tsx';
import { hugeFile, sampleFile } from '../../internal/testing/sampleFiles.ts';
import { UploadDropZone, type UploadDropZoneProps } from './UploadDropZone.tsx';

const idle = { label: 'Contrato Social', onFilesAdded: () => {} };

describeConformance(UploadDropZone, { props: idle });
describeField(UploadDropZone, { onFilesAdded: () => {} });

expectBrowserEvents();

function setUp(props: Partial<UploadDropZoneProps> = {}) {
  const onFilesAdded = vi.fn();
  const view = mount(<UploadDropZone {...idle} onFilesAdded={onFilesAdded} {...props} />);
  const input = view.container.querySelector('input');
  const zone = input?.parentElement?.parentElement;
  if (!input || !zone) throw new Error('no zone');
  return { ...view, input, zone, onFilesAdded, text: () => view.container.textContent };
}

const transfer = (files: readonly File[]) => {
  const data = new DataTransfer();
  for (const file of files) data.items.add(file);
  return data;
};

function choose(input: HTMLInputElement, files: readonly File[]) {
  input.files = transfer(files).files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
}

/** @returns whether the browser would go on to open the file */
function drop(target: EventTarget, dataTransfer: DataTransfer = transfer([sampleFile('a.pdf')])) {
  const event = (type: string) => new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer });
  target.dispatchEvent(event('dragover'));
  return target.dispatchEvent(event('drop'));
}

describe('UploadDropZone', () => {
  it('takes the same file chosen twice, each by itself (UPL-08)', async () => {
    const { input, onFilesAdded, unmount } = setUp();
    for (const round of [1, 2]) {
      choose(input, [sampleFile('nota.pdf')]);
      expect(input.value).toBe('');
      await expect.poll(() => onFilesAdded.mock.calls.length).toBe(round);
    }
    unmount();
  });

  it('has one label, so that no browser has to choose', () => {
    const { input, unmount } = setUp();
    expect(input.labels).toHaveLength(1);
    unmount();
  });

  it('does nothing when the chooser is left without choosing', async () => {
    const { input, onFilesAdded, text, unmount } = setUp();
    choose(input, [sampleFile('a.exe')]);
    await expect.poll(text).toContain('1 arquivo não foi adicionado');
    choose(input, []);
    await new Promise(requestAnimationFrame);
    expect(text()).toContain('1 arquivo não foi adicionado');
    expect(onFilesAdded).not.toHaveBeenCalled();
    unmount();
  });

  it('takes a dropped file of the largest size and refuses one byte more, without reading either (UPL-02)', async () => {
    const { input, text, onFilesAdded, unmount } = setUp({ maxBytes: 10_485_760 });
    Object.defineProperty(input, 'files', {
      value: [hugeFile('cabe.pdf', 10_485_760), hugeFile('passa.pdf', 10_485_761)],
    });
    input.dispatchEvent(new Event('change', { bubbles: true }));
    await expect.poll(text).toContain('passa.pdf (10,1 MB): Selecione apenas arquivos de no máximo 10 MB.');
    expect(onFilesAdded.mock.lastCall?.[0].map((file: File) => file.name)).toEqual(['cabe.pdf']);
    unmount();
  });

  it('announces refused files with the reason, and forgets it when the summary is put away (WCAG 3.3.1, 4.1.3)', async () => {
    const { container, input, unmount } = setUp({ maxBytes: 10_485_760 });
    const reported = () => container.querySelector('[role="status"]')?.textContent?.trim();
    const types = 'Selecione apenas arquivos com as extensões permitidas. Use PNG, DOC, DOCX ou PDF.';
    for (const [file, reason] of [
      [sampleFile('errado.txt'), types],
      [new File([], 'vazio.pdf'), 'O arquivo está vazio. Confira o original e escolha-o de novo.'],
      [
        sampleFile('falso.pdf', 'png'),
        'O conteúdo não é de um arquivo PDF. Abra o original e salve-o de novo como PDF.',
      ],
    ] as const) {
      choose(input, [file]);
      await expect.poll(reported).toBe(`1 arquivo não foi adicionado. ${file.name}: ${reason}`);
    }
    choose(input, [sampleFile('a.txt'), sampleFile('b.exe'), sampleFile('c.pdf')]);
    await expect
      .poll(reported)
      .toBe(`1 arquivo adicionado. 2 arquivos não foram adicionados. a.txt, b.exe: ${types}`);
    container.querySelector<HTMLElement>('button[aria-label="Dispensar avisos"]')?.click();
    await expect.poll(reported).toBe('');
    unmount();
  });

  it('opens the chooser once for a press anywhere in the zone', () => {
    const { input, zone, unmount } = setUp();
    const opened = vi.fn((event: Event) => event.preventDefault());
    input.addEventListener('click', opened);
    const { left, top } = zone.getBoundingClientRect();
    const pressed = document.elementFromPoint(left + 5, top + 5);
    if (pressed instanceof HTMLElement) pressed.click();
    expect(opened).toHaveBeenCalledOnce();
    expect(document.activeElement).toBe(input);
    unmount();
  });

  it('keeps a file dropped beside it from taking the page away, while it is there', () => {
    const { unmount } = setUp();
    expect(drop(document.body)).toBe(false);
    unmount();
    expect(drop(document.body)).toBe(true);
  });

  it('does nothing with a drop while disabled, and keeps the page', async () => {
    const { zone, onFilesAdded, unmount } = setUp({ disabled: true });
    expect(drop(zone)).toBe(false);
    expect(zone.hasAttribute('data-dragging')).toBe(false);
    await new Promise(requestAnimationFrame);
    expect(onFilesAdded).not.toHaveBeenCalled();
    unmount();
  });

  it('leaves dragged text, and native inputs beside it, alone', () => {
    const { unmount } = setUp();
    const other = document.createElement('input');
    other.type = 'file';
    document.body.append(other);
    const words = new DataTransfer();
    words.setData('text/plain', 'texto');
    expect(drop(document.body, words)).toBe(true);
    expect(drop(other)).toBe(true);
    other.remove();
    unmount();
  });

  it('shows that it would take what is dragged over it, until that leaves', async () => {
    const { zone, unmount } = setUp();
    const dataTransfer = transfer([sampleFile('a.pdf')]);
    const inside = zone.querySelector('span') ?? zone;
    const drag = (type: string, target: Element) =>
      target.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer }));
    drag('dragenter', zone);
    drag('dragover', zone);
    await expect.poll(() => zone.hasAttribute('data-dragging')).toBe(true);
    drag('dragenter', inside); // the next element is entered before the last is left
    drag('dragleave', zone);
    await new Promise(requestAnimationFrame);
    expect(zone.hasAttribute('data-dragging')).toBe(true);
    drag('dragleave', inside);
    await expect.poll(() => zone.hasAttribute('data-dragging')).toBe(false);
    unmount();
  });

  it('hands files on as the browser gave them, with no type guessed from the ending', async () => {
    const { input, zone, onFilesAdded, unmount } = setUp();
    choose(input, [sampleFile('a.pdf')]);
    await expect.poll(() => onFilesAdded.mock.calls.length).toBe(1);
    drop(zone);
    await expect.poll(() => onFilesAdded.mock.calls.length).toBe(2);
    for (const [[file]] of onFilesAdded.mock.calls) {
      expect(file.type).toBe('');
      expect(Object.keys(file)).toEqual([]);
    }
    unmount();
  });

  it('counts the files of one choice before it looks at the next', async () => {
    const taken: string[] = [];
    const view = setUp();
    const render = () =>
      view.rerender(
        <UploadDropZone
          {...idle}
          maxFiles={2}
          fileCount={taken.length}
          onFilesAdded={(files) => {
            taken.push(...files.map((file) => file.name));
            render();
          }}
        />,
      );
    render();
    choose(view.input, [sampleFile('1.pdf')]);
    for (let turn = 0; turn < 5; turn += 1) await Promise.resolve(); // a browser's events are tasks of their own
    expect(taken).toEqual([]); // still being read
    choose(view.input, [sampleFile('2.pdf'), sampleFile('3.pdf')]);
    await expect.poll(view.text).toContain('3.pdf');
    expect(taken).toEqual(['1.pdf', '2.pdf']);
    view.unmount();
  });

  it('stays in sight while its input has focus and a file comes in above it (WCAG 2.4.11)', async () => {
    const field = (files: readonly string[]) => (
      <div style={{ blockSize: '300px', overflow: 'auto' }}>
        <div style={{ blockSize: '150px' }} />
        <UploadDropZone {...idle} size="sm" files={files.map((name) => <p key={name}>{name}</p>)} />
        <div style={{ blockSize: '600px' }} />
      </div>
    );
    const view = mount(field([]));
    const scroller = view.container.querySelector('div');
    const input = view.container.querySelector('input');
    const zone = input?.parentElement?.parentElement;
    if (!scroller || !input || !zone) throw new Error('no zone');
    const isInSight = () => zone.getBoundingClientRect().bottom <= scroller.getBoundingClientRect().bottom;
    zone.scrollIntoView({ block: 'end' });
    input.focus({ preventScroll: true });
    view.rerender(field(['a.pdf', 'b.pdf']));
    await expect.poll(isInSight).toBe(true);
    input.blur();
    view.rerender(field(['a.pdf', 'b.pdf', 'c.pdf']));
    await new Promise(requestAnimationFrame);
    expect(isInSight()).toBe(false);
    view.unmount();
  });

  it('says nothing once it has left', async () => {
    const { input, onFilesAdded, unmount } = setUp();
    choose(input, [sampleFile('a.pdf')]);
    unmount();
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(onFilesAdded).not.toHaveBeenCalled();
  });
});
