import { FloatingPortal } from '@floating-ui/react';
import { type ReactElement, useState } from 'react';
import { createPortal } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect as expectElement, fireEvent, within } from 'storybook/test';
import { StyleSheetManager } from 'styled-components';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { cdp, userEvent } from 'vitest/browser';
import { waitFor } from '#testing/waitFor.ts';
import * as ui from '../../../index.ts';
import { acting, expectBrowserEvents } from '../acting.ts';
import { examples } from '../examples.tsx';
import { fetchLateParts, openEach, turn } from '../lateParts.ts';
import { mount } from '../mount.tsx';
import { brokenReferences, repeatedIds } from '../repeatedIds.ts';
import { sampleFile } from '../sampleFiles.ts';

const open = vi.fn();
const addFiles = vi.fn();
const columns: readonly ui.Column<{ id: number }>[] = [
  { id: 'name', header: 'Nome', format: 'text', value: ({ id }) => `Marca ${id}` },
];

/** What people type into, choose from, open and press. */
function Sample({ brand }: Pick<ui.PortalProviderProps, 'brand'>) {
  const [isAsking, setAsking] = useState(false);
  return (
    <ui.PortalProvider theme="light" {...(brand && { brand })}>
      <ui.TextField label="Fantasia" />
      <ui.PhoneField kind="mobile" label="Telefone" />
      <ui.UploadDropZone label="Contrato" onFilesAdded={addFiles} />
      <ui.Select label="Ativo" options={[{ value: 'S', label: 'Sim' }]} />
      <ui.DateField label="Nascimento" />
      <ui.DataTable
        label="Marcas"
        columns={columns}
        rows={[{ id: 1 }]}
        getRowId={({ id }) => id}
        onRowClick={open}
      />
      <ui.Button onClick={() => setAsking(true)}>Excluir</ui.Button>
      <ui.AlertDialog open={isAsking} title="Ação não permitida" onOpenChange={setAsking}>
        Em uso
      </ui.AlertDialog>
    </ui.PortalProvider>
  );
}

/** What was drawn is taken away after each test. */
const leaving: (() => void)[] = [];

function draw(place: Element, element: ReactElement) {
  const root = createRoot(place);
  acting(() => root.render(element));
  leaving.push(() => root.unmount());
}

function added<Name extends keyof HTMLElementTagNameMap>(name: Name) {
  const element = document.body.appendChild(document.createElement(name));
  leaving.push(() => element.remove());
  return element;
}

/** Theme and density, which the provider gives to the document around. */
const attributes = { theme: 'light', density: 'comfortable' };

/** Draws the sample in a shadow root; returns the element it is in. */
function inShadowRoot(sample = <Sample />): HTMLElement {
  const shadow = added('div').attachShadow({ mode: 'open' });
  const sheets = shadow.appendChild(document.createElement('div'));
  const place = shadow.appendChild(document.createElement('div'));
  Object.assign(place.dataset, attributes);
  draw(
    place,
    <StyleSheetManager target={sheets}>
      <FloatingPortal root={place}>{sample}</FloatingPortal>
    </StyleSheetManager>,
  );
  return place;
}

/** Draws the sample through a portal into the document of a frame. */
function inFrame(): HTMLElement {
  const frame = added('iframe');
  Object.assign(frame.style, { width: '800px', height: '800px' });
  const inside = frame.contentDocument;
  if (!inside) throw new Error('no document in the frame');
  Object.assign(inside.documentElement.dataset, attributes);
  draw(
    added('div'),
    <StyleSheetManager target={inside.head}>
      {createPortal(
        <FloatingPortal root={inside.body}>
          <Sample />
        </FloatingPortal>,
        inside.body,
      )}
    </StyleSheetManager>,
  );
  return inside.body;
}

const look = (element: Element) => {
  const { backgroundColor, borderRadius } = getComputedStyle(element);
  return { backgroundColor, borderRadius };
};

const brand = ui.createBrand({ radiusPx: 8, fontFamily: 'Figtree' });

describe('the library', () => {
  expectBrowserEvents(); // parts that are fetched late arrive outside of React's act
  beforeAll(fetchLateParts);
  afterEach(() => {
    for (const leave of leaving.splice(0).reverse()) acting(leave);
    open.mockClear();
    addFiles.mockClear();
  });

  it.each(Object.entries(examples))(
    '%s stands in two roots of one page, each id once and each reference met',
    async (_, element) => {
      const views = [mount(element), mount(element)];
      const check = () => {
        expect(repeatedIds()).toEqual([]);
        expect(brokenReferences()).toEqual([]);
      };
      await turn();
      check();
      await openEach(document, check);
      for (const view of views) view.unmount();
    },
  );

  it('stands in two roots that a server drew, each id once where each has a prefix of its own', async () => {
    for (const identifierPrefix of ['a', 'b']) {
      const place = added('div');
      place.innerHTML = renderToString(<Sample />, { identifierPrefix });
      acting(() => {
        const root = hydrateRoot(place, <Sample />, { identifierPrefix });
        leaving.push(() => root.unmount());
      });
    }
    await turn();
    expect(repeatedIds()).toEqual([]);
    expect(brokenReferences()).toEqual([]);
    expect(within(document.body).getAllByRole('textbox', { name: 'Fantasia' })).toHaveLength(2);
  });

  it.each([
    ['a shadow root', inShadowRoot],
    ['the document of a frame', inFrame],
  ])('is used in %s, with its styles and what it opens', async (_, drawIn) => {
    const place = drawIn();
    const inside = within(place);

    const field = await inside.findByRole('textbox', { name: 'Fantasia' });
    fireEvent.change(field, { target: { value: 'CASA NOVA' } });
    expectElement(field).toHaveValue('CASA NOVA');
    expect(look(field.parentElement ?? field)).toEqual({
      backgroundColor: 'rgb(255, 255, 255)',
      borderRadius: '6px',
    });

    const select = inside.getByRole('combobox', { name: 'Ativo' });
    acting(() => select.focus());
    acting(() => select.click());
    const option = await inside.findByRole('option', { name: 'Sim' });
    acting(() => option.click());
    await waitFor(() => expectElement(select).toHaveValue('Sim'));

    acting(() => inside.getByRole('button', { name: 'Abrir calendário' }).click());
    const calendar = await inside.findByRole('dialog', { name: 'Escolher data: Nascimento' });
    expect(look(calendar)).toEqual({ backgroundColor: 'rgb(255, 255, 255)', borderRadius: '10px' });
    fireEvent.keyDown(calendar, { key: 'Escape' });
    await waitFor(() => expect(inside.queryByRole('dialog')).toBeNull());

    acting(() => inside.getByRole('button', { name: 'Marca 1' }).click());
    expect(open).toHaveBeenCalledWith({ id: 1 });
  });

  it.each([
    ['a shadow root', inShadowRoot],
    ['the document of a frame', inFrame],
  ])('takes keys, input methods and files in %s', async (_, drawIn) => {
    const inside = within(drawIn());
    const field = await inside.findByRole<HTMLInputElement>('textbox', { name: 'Fantasia' });
    acting(() => field.focus());
    await userEvent.keyboard('casa');
    field.setSelectionRange(2, 2);
    await userEvent.keyboard('xy');
    expectElement(field).toHaveValue('CAXYSA');
    expect(field.selectionStart).toBe(4);
    for (const text of ['n', 'ni', 'nih'])
      await cdp().send('Input.imeSetComposition', {
        text,
        selectionStart: text.length,
        selectionEnd: text.length,
      });
    await cdp().send('Input.insertText', { text: 'nih' });
    expectElement(field).toHaveValue('CAXYNIHSA');

    acting(() => inside.getByRole('textbox', { name: /DDD/ }).focus());
    await userEvent.keyboard('11912345678');
    expectElement(inside.getByRole('textbox', { name: /Número/ })).toHaveValue('91234-5678');

    const chooser = inside.getByLabelText<HTMLInputElement>(/Contrato/);
    const chosen = new DataTransfer();
    chosen.items.add(sampleFile('contrato.pdf'));
    chooser.files = chosen.files;
    fireEvent.change(chooser);
    await waitFor(() => expect(addFiles).toHaveBeenCalledOnce());
  });

  it('has the corners and the typeface of a brand in a shadow root', async () => {
    const inside = within(inShadowRoot(<Sample brand={brand} />));
    const button = await inside.findByRole('button', { name: 'Excluir' });
    expect(getComputedStyle(button)).toMatchObject({
      borderRadius: '8px',
      fontFamily: expect.stringMatching(/^"?Figtree/),
    });
  });

  it('gives focus back in a shadow root when a dialog closes', async () => {
    const place = inShadowRoot();
    const inside = within(place);
    const opener = await inside.findByRole('button', { name: 'Excluir' });
    acting(() => opener.focus());
    acting(() => opener.click());
    const dialog = await inside.findByRole('alertdialog', { name: 'Ação não permitida' });
    const root = place.getRootNode();
    const focused = () => (root instanceof ShadowRoot ? root.activeElement : null);
    await waitFor(() => expect(dialog.contains(focused())).toBe(true));
    acting(() => within(dialog).getAllByRole('button')[0]?.click());
    await waitFor(() => expect(focused()).toBe(opener));
  });
});
