/** Words of questions that say nothing about their subject: the search passes over them. */
export const idleWords =
  'a about after all am an and any are as at be by can could cost costs did do does for from game games get gets go happen happens have how i if in into is it its many much may me mean means must my need of off on one or per should so than that the their them then there they this to up use used was what when where which who whom why will with would you your'.split(
    ' ',
  );
