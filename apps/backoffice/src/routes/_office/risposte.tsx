import { createFileRoute } from '@tanstack/react-router';
import { AnsweringPage } from '../../features/answering/answering-page.tsx';

export const Route = createFileRoute('/_office/risposte')({ component: AnsweringPage });
