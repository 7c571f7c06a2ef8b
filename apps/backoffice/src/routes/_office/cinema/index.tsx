import { createFileRoute } from '@tanstack/react-router';
import { ShowsPage } from '../../../features/cinema/shows-page.tsx';

export const Route = createFileRoute('/_office/cinema/')({ component: ShowsPage });
