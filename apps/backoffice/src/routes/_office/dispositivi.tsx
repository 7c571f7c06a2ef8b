import { createFileRoute } from '@tanstack/react-router';
import { DevicesPage } from '../../features/devices/devices-page.tsx';

export const Route = createFileRoute('/_office/dispositivi')({ component: DevicesPage });
