/** Pairs that have their order; each is `first second`. */
export const FIXED_PAIRS: ReadonlySet<string> = new Set(
  `salt pepper,fish chips,bread butter,rice beans,bed breakfast,pros cons,terms conditions,ups downs,ladies gentlemen,boys girls,men women,mum dad,mom dad,mother father,husband wife,
   brothers sisters,day night,black white,north south,east west,profit loss,research development,trial error,wear tear,supply demand,law order,arts crafts,rock roll,mac cheese,gin tonic,
   cup saucer,knife fork,hands knees,head shoulders,friends family,name address,questions answers,time effort,time money,time energy,start finish,beginning end,cause effect,heart soul,food drink,
   food wine,peace quiet,health safety,nuts bolts,thunder lightning,bits pieces,hugs kisses,aches pains,odds ends,highs lows,parents teachers,king queen,prince princess,hair makeup,lock key,pen paper,
   needle thread,bride groom,cat mouse,cats dogs,dogs cats,breakfast lunch,lunch dinner,breakfast dinner,fruit vegetables,fruits vegetables,meat potatoes,tea biscuits,cheese crackers,milk cookies,burger fries,
   shirt tie,suit tie,body mind,mind body,blood sweat,love marriage,war peace,crime punishment,truth lies,checks balances,dos donts,rules regulations,facts figures,life death,rise fall,sun moon,shoes socks,
   morning evening,mornings evenings,nights weekends,evenings weekends,summer winter,left right,front back,top bottom,inside outside,past present,present future,hopes dreams,thoughts prayers,dad mum,pain suffering,
   plants animals,flora fauna,oil vinegar,ham eggs,bacon eggs,eggs bacon,soup salad,toast jam,peanut jelly,sour sweet,stars stripes,room board,goods services,trials tribulations,vitamins minerals,sales marketing,
   science technology,sex drugs,drugs alcohol,mums dads,fun games,twists turns,trees bushes,arms legs,eyes ears,hand foot,nose mouth,lights sirens,flowers chocolates,romeo juliet,adam eve,tom jerry,hansel gretel,jack jill,bonnie clyde,ben jerry,bert ernie,barbie ken,samson delilah,wine cheese,
   leaps bounds,fits starts,means ends,ins outs,whys wherefores,ebb flow,flesh blood,skin bone,hustle bustle,hue cry,spick span,hook eye,warts all,touch go,tooth nail,stock barrel,hammer tongs,
   bread water,milk honey,milk sugar,cream sugar,tea sympathy,rank file,part parcel,pomp circumstance,doom gloom,nook cranny,nooks crannies,rough tumble,sticks stones,smoke mirrors,swings roundabouts,
   snakes ladders,stop start,chalk cheese,cloak dagger,carrot stick,bow arrow,ball chain,horse cart,lock stock,bricks mortar,bubble squeak,bangers mash,pie mash,sausage mash,steak chips,steak kidney,beans toast,
   egg chips,pork apple,cut thrust,give take,hide seek,hit run,meet greet,show tell,song dance,wait see,wine dine,kith kin,life limb,body soul,root branch,first foremost,wealth health,safety security,past future,
   loss grief,shock awe,slings arrows,dribs drabs,airs graces,cops robbers,cowboys indians,good evil,right wrong,rights wrongs,virtue vice,hell back,there back,hours hours,days days,years years,miles miles`
    .split(',')
    .map((pair) => pair.trim()),
); // biome-ignore format: a table
