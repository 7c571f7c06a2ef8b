import type { DemoProduct } from '../shapes.ts';
import { alForno, risiCuscusEZuppe } from './al-forno-e-zuppe.ts';
import { arancini } from './arancini.ts';
import { acqueEBibite, succhiESpremute } from './bevande.ts';
import { aperitivi, birre } from './birre-e-aperitivi.ts';
import { burger } from './burger.ts';
import { snackDaCinema } from './cinema.ts';
import { caffetteria, colazioneDolce, colazioneSalata } from './colazione.ts';
import { antipasti, contorni, daDividere, menuBimbi } from './contorni-e-antipasti.ts';
import { cremeEDolci, oliEConserve } from './dispensa.ts';
import { alCucchiaio, pasticceriaSiciliana, torte } from './dolci.ts';
import { friggitoria } from './friggitoria.ts';
import { gelati, granite } from './gelati-e-granite.ts';
import { bowl, insalate } from './insalate-e-bowl.ts';
import { paniniSiciliani } from './panini-siciliani.ts';
import { pasta } from './pasta.ts';
import { calzoniEScacciate } from './pizze/calzoni-e-scacciate.ts';
import { pizzeBianche } from './pizze/pizze-bianche.ts';
import { pizzeClassiche } from './pizze/pizze-classiche.ts';
import { pizzeSpeciali } from './pizze/pizze-speciali.ts';
import { happyHour, offerte } from './promo.ts';
import { carne, pesce } from './secondi.ts';
import { tavolaCalda } from './tavola-calda.ts';
import { bianchiEBollicine, daDessert, rossi } from './vini.ts';
import { abbigliamento, perLaCasa } from './zanga-shop.ts';

/** All products, in the order of display. */
export const demoProducts: readonly DemoProduct[] = [
  ...offerte,
  ...happyHour,
  ...pizzeClassiche,
  ...pizzeSpeciali,
  ...pizzeBianche,
  ...calzoniEScacciate,
  ...arancini,
  ...friggitoria,
  ...tavolaCalda,
  ...burger,
  ...paniniSiciliani,
  ...pasta,
  ...alForno,
  ...risiCuscusEZuppe,
  ...carne,
  ...pesce,
  ...insalate,
  ...bowl,
  ...contorni,
  ...antipasti,
  ...daDividere,
  ...menuBimbi,
  ...pasticceriaSiciliana,
  ...alCucchiaio,
  ...torte,
  ...gelati,
  ...granite,
  ...colazioneDolce,
  ...colazioneSalata,
  ...caffetteria,
  ...acqueEBibite,
  ...succhiESpremute,
  ...birre,
  ...rossi,
  ...bianchiEBollicine,
  ...daDessert,
  ...aperitivi,
  ...oliEConserve,
  ...cremeEDolci,
  ...abbigliamento,
  ...perLaCasa,
  ...snackDaCinema,
];
