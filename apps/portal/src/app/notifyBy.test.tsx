import { createNotifications, Notifications, PortalProvider } from '@portal/ui';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { notifyBy } from './notifyBy.ts';

const leave: (() => void)[] = [];
beforeEach(() => {
  globalThis.IS_REACT_ACT_ENVIRONMENT = false; // messages come from outside React
});
afterEach(() => {
  for (const stop of leave.splice(0)) stop();
  globalThis.IS_REACT_ACT_ENVIRONMENT = true;
});

function setUp(theme: 'light' | 'dark') {
  const notifications = createNotifications();
  const container = document.createElement('div');
  document.body.append(container);
  const root = createRoot(container);
  root.render(
    <PortalProvider theme={theme}>
      <Notifications store={notifications} />
    </PortalProvider>,
  );
  leave.push(() => {
    root.unmount();
    container.remove();
  });
  return notifyBy(notifications);
}

/** Red, green and blue of a colour as the browser draws it. */
function drawn(color: string): [number, number, number] {
  const context = document.createElement('canvas').getContext('2d');
  if (!context) throw new Error('No canvas');
  context.fillStyle = color;
  context.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data;
  return [red, green, blue];
}

describe.each(['light', 'dark'] as const)('a notification in the %s theme', (theme) => {
  it('of an error is red, at the top right, and is closed by its button (FND-077)', async () => {
    const notify = setUp(theme);
    notify.error('Marca em uso');
    const alert = page.getByRole('alert');
    await expect.element(alert).toHaveTextContent('Marca em uso');
    const card = alert.element().parentElement;
    if (!card) throw new Error('The message stands alone');
    const { top, right, left } = card.getBoundingClientRect();
    expect(top).toBeLessThan(40);
    expect(window.innerWidth - right).toBeLessThan(40);
    expect(left).toBeGreaterThan(window.innerWidth / 2);
    const [red, green, blue] = drawn(getComputedStyle(card).borderTopColor);
    expect(red).toBeGreaterThan(1.5 * Math.max(green, blue));

    await page.getByRole('button', { name: 'Fechar notificação' }).click();
    await expect.element(alert).not.toBeInTheDocument();
  });

  it('of an error goes when it is taken back', async () => {
    const takeBack = setUp(theme).error('Erro ao salvar marca');
    await expect.element(page.getByRole('alert')).toHaveTextContent('Erro ao salvar marca');
    takeBack();
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  });

  it('of a failure that people cannot mend shows its code below the message', async () => {
    setUp(theme).error({ message: 'Algo de errado aconteceu.', code: '7f3a9c21d4e8' });
    await expect.element(page.getByRole('alert')).toHaveTextContent('Algo de errado aconteceu.');
    await expect.element(page.getByText('Código do erro: 7f3a9c21d4e8')).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Copiar código do erro' })).toBeVisible();
  });

  it('of a success is green, of a warning amber, at the same place (GAP-27)', async () => {
    const notify = setUp(theme);
    notify.success('Marca criada');
    const colourOf = (text: string) => {
      const card = page.getByText(text).element().parentElement;
      if (!card) throw new Error('The message stands alone');
      expect(window.innerWidth - card.getBoundingClientRect().right).toBeLessThan(40);
      return drawn(getComputedStyle(card).borderTopColor);
    };
    await expect.element(page.getByRole('status')).toHaveTextContent('Marca criada');
    const green = colourOf('Marca criada');
    notify.clear();
    notify.warning('Você não tem acesso a esta página');
    await expect.element(page.getByRole('alert')).toHaveTextContent('Você não tem acesso a esta página');
    const amber = colourOf('Você não tem acesso a esta página');
    expect(green[1]).toBe(Math.max(...green));
    expect(amber[0]).toBe(Math.max(...amber));
    expect(amber[2]).toBe(Math.min(...amber));
  });
});
