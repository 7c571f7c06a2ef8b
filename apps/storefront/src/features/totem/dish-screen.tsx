import { useQuery } from '@tanstack/react-query';
import { money } from '@zanga/browser/format.ts';
import type { ProductDetail } from '@zanga/contract/menu/product';
import { allergensWithChoices, priceWithChoices } from '@zanga/domain/catalogue/options';
import { allergens, type Presence } from '@zanga/domain/catalogue/vocabulary';
import type { ChoiceId } from '@zanga/domain/ids';
import { Skeleton } from '@zanga/ui/skeleton.tsx';
import { useState } from 'react';
import { useService } from '../../base/api/api.tsx';
import { CataloguePicture } from '../../base/pictures/catalogue-picture.tsx';
import { LoadingProblem } from '../../base/problem/loading-problem.tsx';
import { allergenNames } from '../../parts/catalogue/catalogue-texts.ts';
import { problemsOf } from '../../parts/dish/choices.ts';
import { type Dish, dishOf, initialChoices } from '../../parts/dish/dish.ts';
import { DishQuestions } from './dish-questions.tsx';
import { DishWithout } from './dish-without.tsx';
import { TotemButton } from './totem-button.tsx';
import { TotemFrame } from './totem-frame.tsx';
import type { TotemLine } from './totem-state.ts';
import { totemTexts as t } from './totem-texts.ts';

function Allergens({ dish, chosen }: { readonly dish: Dish; readonly chosen: readonly ChoiceId[] }) {
  const all = allergensWithChoices(dish.allergens, dish.groups, chosen);
  const named = (presence: Presence) =>
    allergens.filter((allergen) => all?.[allergen] === presence).map((allergen) => allergenNames[allergen]);
  const [has, may] = [named('contains').join(', '), named('may_contain').join(', ')];
  return (
    <section aria-label={t.allergens} className="rounded-lg bg-lemon-wash p-5 text-lead text-lemon-ink">
      {all === null && <p>{t.undeclared}</p>}
      {has && <p>{t.contains(has)}</p>}
      {may && <p>{t.mayContain(may)}</p>}
      {all !== null && !has && !may && <p>{t.noAllergens}</p>}
    </section>
  );
}

type ComposeProps = {
  readonly product: ProductDetail;
  readonly onAdd: (line: TotemLine) => void;
  readonly onBack: () => void;
};

function Compose({ product, onAdd, onBack }: ComposeProps) {
  const dish = dishOf(product);
  const [chosen, setChosen] = useState(() => initialChoices(product));
  const [without, setWithout] = useState<readonly string[]>([]);
  const [tries, setTries] = useState(0);
  const problems = problemsOf(dish.groups, chosen);
  const sold = product.availability.state !== 'available';
  const { name, slug } = product;
  const add = () => {
    setTries(tries + 1);
    if (problems.size === 0 && !sold) onAdd({ product: slug, name, options: chosen, without, qty: 1 });
  };
  const price = money(priceWithChoices(dish.price, dish.groups, chosen));
  return (
    <TotemFrame
      title={name}
      onBack={onBack}
      footer={
        <TotemButton aria-disabled={sold || undefined} onClick={add}>
          {sold ? (product.availability.label ?? t.soldOut) : t.addFor(price)}
        </TotemButton>
      }
    >
      <div className="grid gap-8 landscape:grid-cols-[2fr_3fr]">
        <div className="flex flex-col gap-5">
          <CataloguePicture
            images={product.images}
            widths={[480, 640, 800, 960]}
            sizes="50vw"
            eager
            className="max-h-[calc(32dvh/var(--zoom))] w-full rounded-lg object-cover"
          />
          <p className="text-h4">{product.description}</p>
          <Allergens dish={dish} chosen={chosen} />
        </div>
        <div className="flex flex-col gap-8">
          <DishQuestions
            groups={dish.groups}
            problems={tries > 0 ? problems : undefined}
            tries={tries}
            chosen={chosen}
            onChosen={setChosen}
          />
          <DishWithout madeOf={product.made_of} without={without} onWithout={setWithout} />
        </div>
      </div>
    </TotemFrame>
  );
}

type DishScreenProps = Omit<ComposeProps, 'product'> & { readonly slug: string };

/** One dish: ingredients and questions. */
export function DishScreen({ slug, onAdd, onBack }: DishScreenProps) {
  const { data, error, refetch } = useQuery(
    useService().query('GET /api/products/:product', { params: { product: slug } }),
  );
  if (data) return <Compose product={data} onAdd={onAdd} onBack={onBack} />;
  return (
    <TotemFrame title={t.menu} onBack={onBack}>
      {error ? (
        <LoadingProblem error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton className="h-96 rounded-lg" />
      )}
    </TotemFrame>
  );
}
