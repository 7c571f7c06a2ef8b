import { createFileRoute } from '@tanstack/react-router';
import { LettersPage } from '../../../features/contents/letters/letters-page.tsx';

export const Route = createFileRoute('/_office/testi/email/')({ component: LettersPage });
