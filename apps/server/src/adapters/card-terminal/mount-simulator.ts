import { cents, formatEuro } from '@zanga/domain/money';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { sendPage } from '../../platform/http/send-page.ts';
import { page, pagePolicy } from '../payments/sandbox/page-style.ts';
import type { SandboxTools } from '../payments/sandbox/rows.ts';
import { answerTerminal, readWaiting } from './simulator.ts';

const CardAnswer = z.object({
  intent: z.string().regex(/^pi_\w{1,80}$/),
  say: z.enum(['approve', 'decline', 'cancel']),
});

type Waiting = Awaited<ReturnType<ReturnType<typeof readWaiting>['execute']>>[number];

const escaped = (text: string) =>
  text.replace(/[&<>"']/g, (character) => `&#${character.codePointAt(0) ?? 0};`);

const button = (intent: string, say: string, words: string, quiet = true) =>
  `<a class="button${quiet ? ' quiet' : ''}" href="/dev/terminals/answer?intent=${intent}&amp;say=${say}">${words}</a>`;

const card = ({ intent_ref, reader, amount_cents }: Waiting) =>
  `<h2>Lettore ${escaped(reader)}: ${formatEuro(cents(amount_cents))}</h2>
<p class="row">${button(intent_ref, 'approve', 'Approva', false)} ${button(intent_ref, 'decline', 'Rifiuta')} ${button(intent_ref, 'cancel', 'Annulla')}</p>`;

const desk = (waiting: readonly Waiting[]) =>
  page(
    'Lettori di carte',
    `<main class="wide">
<p class="mark">Ambiente di prova: qui non passa denaro vero.</p>
<h1>Lettori di carte</h1>
${waiting.length === 0 ? '<p>Nessun lettore aspetta una carta: ordina da un totem e scegli di pagare con la carta.</p>' : waiting.map(card).join('')}
<p>Senza risposta, dopo un minuto il lettore smette di aspettare.</p>
<p><a class="button quiet" href="/dev/terminals">Aggiorna</a></p>
</main>`,
  );

/** Sandbox pages on which a person plays the card. */
export const mountSimulatedTerminals = (app: FastifyInstance, tools: SandboxTools): void => {
  const { db, clock } = tools;
  app.get('/dev/terminals', async (_request, reply) =>
    sendPage(reply, pagePolicy(), desk(await readWaiting(db, clock()).execute())),
  );
  app.get('/dev/terminals/answer', async (request, reply) => {
    const answer = CardAnswer.safeParse(request.query);
    if (!answer.success) return reply.callNotFound();
    await answerTerminal(tools, answer.data.intent, answer.data.say);
    return reply.redirect('/dev/terminals', 303);
  });
};
